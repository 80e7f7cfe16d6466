export function channel<News = void>() {
  const listeners = new Set<(news: News) => void>();
  return {
    follow: (listener: (news: News) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    announce: (news: News) => {
      for (const listener of listeners) listener(news);
    },
  };
}
