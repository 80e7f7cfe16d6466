import type { CDPSession, Page } from "@playwright/test";

export const PHONE = { width: 360, height: 740 };

/** The elements past the right edge of the page, which make it scroll sideways. */
export const tooWide = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    // Drawings that measure their container follow some frames later.
    for (let frame = 0; frame < 10 && root.scrollWidth > root.clientWidth; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => {
      const scrolls = one.parentElement?.closest("[class*=overflow-x-auto]");
      return !scrolls && one.getBoundingClientRect().right > clientWidth + 0.5;
    });
    return wide
      .slice(0, 4)
      .map((one) => `${scrollWidth} px: <${one.tagName}> ${one.textContent?.slice(0, 40)}`);
  });

/** The layout faults at 320 px, and with the browser's font size doubled. */
export async function faultsOfRoom(page: Page, browser: CDPSession): Promise<string[]> {
  const letters = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await tooWide(page);
  await page.setViewportSize(PHONE);
  await letters(32);
  const large = await tooWide(page);
  const isReached = await isLogoutReached(page);
  await letters(16);
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await enlarge("200%");
  const doubled = await tooWide(page);
  await enlarge("");
  return [
    ...narrow.map((fault) => `at 320 px: ${fault}`),
    ...[...large, ...doubled].map((fault) => `large letters: ${fault}`),
    ...(isReached ? [] : ["large letters: Logout is off the screen"]),
  ];
}

/** Whether the last button of the header is on the screen; true for visitors, who have none. */
async function isLogoutReached(page: Page): Promise<boolean> {
  const logout = page.getByRole("button", { name: "Logout" });
  if ((await logout.count()) === 0) return true;
  const box = await logout.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
}

/** The focusable elements that are hidden behind a bar. */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex='0']",
    );
    const isCovered = (one: HTMLElement) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      const inset = Math.min(2, width / 4, height / 4);
      const xs = [left + inset, (left + right) / 2, right - inset];
      const ys = [top + inset, (top + bottom) / 2, bottom - inset];
      return !xs.some((x) =>
        ys.some((y) => {
          const above = document.elementFromPoint(x, y);
          // On the ring only the days take a tap; the space between them lets it through.
          const isOfRing = one.matches(".bead-ring *") && above?.closest(".bead-ring");
          return above !== null && (isOfRing || one.contains(above) || above.contains(one));
        }),
      );
    };
    const hidden: string[] = [];
    for (const one of all) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus();
      if (document.activeElement === one && isCovered(one))
        hidden.push(`${one.tagName} ${one.textContent || one.ariaLabel || one.id}`);
    }
    return hidden.slice(0, 6);
  });

/** Texts that reach past the screen, or past a clipping ancestor that cannot be scrolled. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** The sides between which its text is seen; `null` if it can be scrolled. */
    const roomOf = (element: HTMLElement) => {
      let [from, to] = [0, document.documentElement.clientWidth];
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        const isScrolled = /auto|scroll/.test(overflowX) && !around.closest("[role=dialog]");
        // The latter is for screen readers only.
        if (isScrolled || clipPath === "inset(50%)") return null;
        if (overflowX === "visible") continue;
        const { left, right } = around.getBoundingClientRect();
        [from, to] = [Math.max(from, left), Math.min(to, right)];
      }
      return { from, to };
    };
    const cut: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      const text = textContent?.trim();
      if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      const room = roomOf(parentElement);
      if (room && (words.left < room.from - 1 || words.right > room.to + 1))
        cut.push(text.slice(0, 60));
    }
    return cut;
  });

/** Tap targets under 44 px wide or high, except links within a sentence. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    const isTarget = (one: HTMLElement) => {
      const { clipPath, display } = getComputedStyle(one);
      // The skip link is drawn only while it has the focus.
      if (clipPath === "inset(50%)") return false;
      if (one instanceof HTMLAnchorElement && display === "inline") return false;
      return one.checkVisibility({ visibilityProperty: true });
    };
    const small: string[] = [];
    for (const one of [...all].filter(isTarget)) {
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
      const boxes = [one, label].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      if (boxes.some(({ width }) => width <= 1)) continue;
      const fits = boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5);
      const [{ width, height } = one.getBoundingClientRect()] = boxes;
      if (!fits)
        small.push(
          `${Math.round(width)} × ${Math.round(height)} ${one.tagName} ${one.ariaLabel ?? one.textContent}`,
        );
    }
    return small.slice(0, 6);
  });
