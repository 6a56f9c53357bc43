/** Fills an empty database with the sample account, by nothing but what the product does for anybody. */
import { randomUUID } from 'node:crypto';
import { defaultPrices } from '@clausewright/library/clauses';
import { PdfRenderer } from '@clausewright/documents';
import { putPricesInForce } from '../platform/prices/price-store.ts';
import { putVatRatesInForce } from '../billing/tax/rate-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { newestMessages } from '../platform/mail/outbox-store.ts';
import { answerBanner, arrivalDelay } from './answer-banner.ts';
import type { ShownBanner } from './consent-chapters.ts';
import { demoOwner, visit } from './demo-owner.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { demoEmail, demoPassword } from './shop-owner.ts';
import { audiences, type Chapter, firstDay, story } from './story.ts';
import { type DemoAnswer, visitorsBetween } from './visitors.ts';

interface Filling {
  config: Config;
  database: OpenDatabase;
  /** Of today: the story ends there. */
  clock: Clock;
  /** Of the shop, over all months. */
  visitors: number;
}

const day = 86_400_000;
/** When the jobs of each day run (UTC). */
const workTime = '09:30';

/** What a visitor of a site says, who has the same id when coming back. */
interface Given {
  domain: string;
  given: DemoAnswer;
  visitor: string;
}

/** Something that happens in the story, or a visitor who answers. */
type Event = { at: Date; happens: () => Promise<void> } | ({ at: Date } & Given);

export async function fillAccount({ config, database, clock, visitors }: Filling): Promise<void> {
  const today = clock();
  const begins = onDay(today, firstDay, '08:00');
  const { db } = database;
  await putPricesInForce(
    db,
    { own: undefined, builtIn: { ...defaultPrices, currency: config.currency } },
    begins,
  );
  await putVatRatesInForce(db);
  await using pdf = new PdfRenderer({ warn: () => {} });
  await using server = await startDemoServer({ config, database, pdf, begins });
  const owner = demoOwner(server);
  await signUp(server, () => newestMessages(db));

  const shown = new Map<string, ShownBanner>();
  const tell = async (chapter: Chapter): Promise<void> => {
    const tells = async (): Promise<void> => {
      const banner = await chapter.tells(owner);
      if (banner) shown.set(banner.domain, banner);
    };
    await (chapter.without === 'log-in' ? tells() : visit(owner, tells));
  };
  const answer = ({ domain, given, visitor }: Given): Promise<void> => {
    const banner = shown.get(domain);
    if (banner === undefined) throw new Error(`visitors answer before ${domain} has a banner`);
    return answerBanner(server, banner, { given, visitor });
  };
  // What was given since the last chapter arrives at once, as from phones that come back from a tunnel: one
  // commit and one seal are made of it and not one for each.
  let underway: Given[] = [];
  const arrive = async (): Promise<void> => {
    const [arriving, last] = [underway, underway.at(-1)];
    underway = [];
    if (last === undefined) return;
    putForward(new Date(last.given.at.getTime() + arrivalDelay));
    await Promise.all(arriving.map(answer));
  };
  const putForward = (to: Date): void => {
    if (to > server.now()) server.setTime(to);
  };

  const events: Event[] = [
    ...story.map((chapter) => ({
      at: onDay(today, chapter.daysAgo, chapter.time),
      happens: () => tell(chapter),
    })),
    ...answersUntil(today, visitors).map((one) => ({ at: one.given.at, ...one })),
    ...Array.from({ length: firstDay }, (_, number) => ({
      at: onDay(today, number, workTime),
      happens: () => server.endDay(),
    })).filter(({ at }) => at < today),
  ];
  for (const event of events.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    if ('given' in event) underway.push(event);
    else {
      await arrive();
      putForward(event.at);
      await event.happens();
    }
  }
  await arrive();
  putForward(today);
  await server.endDay();
}

/** Of all sites. */
function answersUntil(today: Date, visitors: number): Given[] {
  return audiences.flatMap(({ domain, firstDay: first, share, seed }) => {
    const crowd = { visitors: Math.round(visitors * share), seed };
    const ids = Array.from({ length: crowd.visitors }, () => randomUUID());
    return visitorsBetween(onDay(today, first, '00:00'), today, crowd).map((given) => ({
      domain,
      given,
      visitor: ids[given.visitor] ?? '',
    }));
  });
}

function onDay(today: Date, daysAgo: number, time: string): Date {
  const date = new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10);
  return new Date(`${date}T${time}:00.000Z`);
}

type Letters = () => Promise<readonly { recipient: string; text: string }[]>;

/** With the link in the letter, which no mail server sends. */
async function signUp(server: DemoServer, letters: Letters): Promise<void> {
  const owner = demoOwner(server);
  await owner.call('POST', '/customer/register', {
    email: demoEmail,
    password: demoPassword,
    language: 'en',
    send_activation: '1',
    initial_password_set: '0',
  });
  const letter = (await letters()).find(({ recipient }) => recipient === demoEmail);
  const [, secret] = /activate-account\/([\w-]+)/.exec(letter?.text ?? '') ?? [];
  await owner.call('POST', '/customer/activate-account', { activation_hash: secret });
}
