/** An answer: kept at once, told to the tags, then, once the visitor sees that it was heard, acted upon. */
import { type ConsentAction, type UnsentRecord, consentActions } from '@clausewright/contract/banner';
import { getBits, getExceptions, matchingIndexes } from './answer.ts';
import { consent } from './consent.ts';
import { readCookie, store } from './consent-cookie.ts';
import { otherTags, runsUnasked } from './features.ts';
import { updateGoogle } from './google.ts';
import { attempt } from './guard.ts';
import { uuid } from './identity.ts';
import { followUp } from './on-demand.ts';
import { mayRun, ran, settle } from './page.ts';
import { adopt, answer, answered, config, signal } from './state.ts';
import { unsent } from './unsent.ts';

const listeners: (() => void)[] = [];

export const listen = (heard: () => void): void => void listeners.push(heard);

export const dispatch = (event: string): unknown =>
  attempt(() => document.dispatchEvent(new CustomEvent(`clausewright:${event}`, { detail: consent() })));

/** Who hears what may run: Google's tags, and others in `core-extras.ts`. */
export const tags: ((what: 'default' | 'update', wait?: boolean) => unknown)[] = [updateGoogle];

export const notifyTags: (typeof tags)[0] = (what, wait) =>
  otherTags ? tags.map((tag) => attempt(() => tag(what, wait))) : attempt(() => updateGoogle(what, wait));

/** Of answers given just now, not yet with those that wait. */
const records: string[] = [];

const keep = (): unknown => records[0] && unsent((lines) => lines.concat(records.splice(0)));

const act = (): void => {
  // Here, as a first look into storage may keep the picture waiting.
  keep();
  dispatch('consent');
  settle();
  // What ran and is now refused ends with the page alone; without a cookie it would only begin again.
  const ends = ![...ran].every(mayRun) && readCookie();
  void followUp().then(() => ends && location.reload());
};

/** Follows the answer as it is now: first the picture without the banner, then the work. */
const follow = (): void => {
  notifyTags('update');
  listeners.forEach(attempt);
  (document.hidden ? setTimeout : requestAnimationFrame)(() => setTimeout(act));
};

/** `vendors`: places of all that are allowed, the essential included. */
export const decide = (vendors: ReadonlySet<number>, layer: 0 | 1 | 2, pressed: ConsentAction): void => {
  const { vendors: all, revision, snapshot, regime } = config;
  adopt({
    granted: getBits([...vendors].map((place) => all[place]!)),
    vendors,
    revision,
    at: Date.now(),
    visitor: answer?.visitor ?? uuid(),
    action: consentActions[pressed === 'reject' && answered && answer!.granted ? 'withdraw' : pressed],
  });
  store();
  // A signal that cannot be remembered would be recorded on each page.
  if (!runsUnasked || layer || readCookie())
    records.push(
      JSON.stringify({
        ...answer!,
        snapshot,
        layer,
        regime,
        offered: getBits(all),
        // A string: there are pages that give arrays a `toJSON`.
        vendors: getExceptions(answer!, all)[0] && [...vendors].join(),
        of: all.length,
        gpc: signal,
      } satisfies UnsentRecord),
    );
  follow();
};

/** Allows these vendors and refuses the others: by id or type; without a list all. */
export const choose = (
  pressed: ConsentAction,
  wanted?: readonly string[] | false,
  layer: 0 | 1 | 2 = 1,
): void =>
  decide(
    matchingIndexes(
      config.vendors,
      ({ id, type }) => !wanted || wanted.includes(id) || wanted.includes(type),
    ),
    layer,
    pressed,
  );

/** Another tab, or this page before it was left, may have heard an answer meanwhile; or it is left now. */
export const catchUp = (): void => {
  keep();
  const now = readCookie();
  if (now && now.at > (answer?.at ?? 0)) {
    adopt(now);
    follow();
  }
};
