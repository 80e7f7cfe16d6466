import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { register, send } from "./client.ts";
import { countStatus, type Statuses } from "./statuses.ts";

export interface Writers {
  /** Repeats unacknowledged writes unchanged, as a browser would. Returns how many were cut off. */
  readonly writeUntil: (isOver: () => boolean, nextAddress: () => string) => Promise<number>;
  readonly acknowledged: () => number;
  readonly tokens: readonly string[];
  readonly countLost: (address: string) => Promise<number>;
}

interface Woman {
  readonly token: string;
  /** Writes answered with 201: the value by day. */
  readonly saved: Map<CalendarDay, number>;
  nextDay: CalendarDay;
}

const FIRST_DAY = calendarDay("1990-01-01");
const SCALE = 5;

export async function registerWriters(
  address: string,
  howMany: number,
  statuses: Statuses,
): Promise<Writers> {
  const women: Woman[] = [];
  for (let number = 0; number < howMany; number += 1) {
    women.push({ token: await register(address), saved: new Map(), nextDay: FIRST_DAY });
  }
  return {
    writeUntil: async (isOver, nextAddress) => {
      const cut = await Promise.all(
        women.map((woman) => writeDays(woman, isOver, nextAddress, statuses)),
      );
      return cut.reduce((total, count) => total + count, 0);
    },
    tokens: women.map(({ token }) => token),
    acknowledged: () => women.reduce((total, { saved }) => total + saved.size, 0),
    countLost: async (reader) => {
      const lost = await Promise.all(women.map((woman) => countLost(woman, reader)));
      return lost.reduce((total, count) => total + count, 0);
    },
  };
}

async function writeDays(
  woman: Woman,
  isOver: () => boolean,
  nextAddress: () => string,
  statuses: Statuses,
): Promise<number> {
  let cutShort = 0;
  while (!isOver()) {
    const date = woman.nextDay;
    const stress = 1 + (woman.saved.size % SCALE);
    const body = { date, depression: 2, anxiety: 3, stress };
    const order = { token: woman.token, body };
    const answer = await send(nextAddress(), "POST", "/api/moods", order).catch(() => undefined);
    if (answer === undefined) cutShort += 1;
    else {
      countStatus(statuses, answer.status);
      await answer.arrayBuffer().catch(() => undefined);
    }
    if (answer?.status === 201) {
      woman.saved.set(date, stress);
      woman.nextDay = addDays(date, 1);
    }
  }
  return cutShort;
}

async function countLost({ token, saved }: Woman, address: string): Promise<number> {
  const answer = await send(address, "GET", "/api/moods", { token });
  const list = (await answer.json()) as { date: CalendarDay; stress: number }[];
  const found = new Map(list.map(({ date, stress }) => [date, stress]));
  return [...saved].filter(([date, stress]) => found.get(date) !== stress).length;
}
