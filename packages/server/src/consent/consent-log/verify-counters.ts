import type { Database } from '../../platform/database/schema.ts';
import {
  countedDays,
  kindsInLog,
  type SiteDay,
  kindsByCounter,
  findWrongDays,
} from './verify-counters-store.ts';
import type { LogFault } from './log-fault.ts';

/** Answers that are counted in one statement, about: none may take longer than any other request's. */
const mostAtOnce = 100_000;
const quarter = 900_000;

/** Holds the counters against the log, day by day and site by site. */
export async function verifyCounters(
  db: Database,
  { from, site, fault }: { from: string | null; site: string | undefined; fault: (one: LogFault) => void },
): Promise<void> {
  const tell = (days: readonly SiteDay[]): void => {
    for (const day of days) fault({ what: 'count-wrong', site: day.site, day: day.day });
  };
  for await (const days of countedDays(db, { from, site })) {
    let batch: SiteDay[] = [];
    let answers = 0;
    const judge = async (): Promise<void> => {
      if (batch.length > 0) tell(await findWrongDays(db, batch));
      [batch, answers] = [[], 0];
    };
    for (const day of days) {
      if (day.answers > mostAtOnce) {
        if (await isCrowdedWrong(db, day)) tell([day]);
        continue;
      }
      if (answers + day.answers > mostAtOnce) await judge();
      batch.push(day);
      answers += day.answers;
    }
    await judge();
  }
}

async function isCrowdedWrong(db: Database, day: SiteDay): Promise<boolean> {
  const left = new Map((await kindsByCounter(db, day)).map(({ kind, answers }) => [kind, answers]));
  const start = Date.parse(`${day.day}T00:00:00Z`);
  for (let at = 0; at < 86_400_000; at += quarter) {
    const held = await kindsInLog(db, day.site, new Date(start + at), new Date(start + at + quarter));
    for (const { kind, answers } of held) left.set(kind, (left.get(kind) ?? 0) - answers);
  }
  return [...left.values()].some((answers) => answers !== 0);
}
