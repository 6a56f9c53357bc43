/** One type: its switch over all vendors, and behind a fold each vendor with a switch of its own. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import type { ConsentType } from '@clausewright/contract/consent-types';
import type { Banner } from '../module-api.ts';
import { type Switch, makeSwitch } from './switch.ts';

/** How many names stand for the closed list. */
const named = 3;
/** So many vendors at once: what fits on no screen waits for its turn, so that opening the fold stays quick. */
const slice = 20;

/** Keeps `chosen` as the switches stand. Nothing for a type that nobody on the site uses. */
export function typeSection(
  { config: { vendors, language }, make }: Banner,
  { words, notices }: PreferencesConfig,
  type: ConsentType,
  chosen: Set<number>,
): HTMLElement | '' {
  const places = [...vendors.keys()].filter((place) => vendors[place]!.type === type);
  const count = places.length;
  const essential = type === 'ESSENTIAL';
  if (!count && !essential) return '';

  const { name, about } = words.types[type]!;
  const singles = new Map<number, Switch>();
  const turn = (on: boolean, turned: readonly number[]): void => {
    for (const place of turned) {
      if (on) chosen.add(place);
      else chosen.delete(place);
      singles.get(place)?.show(+on, 1);
    }
    whole.show(places.filter((place) => chosen.has(place)).length, count);
  };
  const whole = makeSwitch(make, words, name, (on) => turn(on, places));
  turn(false, []);

  /** A heading and what stands across from it. */
  const row = (level: 'h3' | 'h4', heading: string, across: Node | string): HTMLElement =>
    make('div', { class: 'row' }, make(level, {}, heading), across);

  const item = (place: number): HTMLElement => {
    const { name: vendor, company, about: does, keptFor, privacyUrl, cookies } = notices[place]!;
    const single = makeSwitch(make, words, vendor, (on) => turn(on, [place]));
    single.show(+chosen.has(place), 1);
    singles.set(place, single);
    const facts = make('dl');
    const fact = (term: string, text: string): void => {
      if (text) facts.append(make('dt', {}, term), make('dd', {}, text));
    };
    fact(words.company, company);
    fact(words.purpose, does);
    if (keptFor !== null)
      fact(
        words.keptFor,
        keptFor
          ? keptFor.toLocaleString(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
          : words.session,
      );
    const notice = words.privacyNotice;
    const link = {
      href: privacyUrl,
      target: '_blank',
      rel: 'noopener',
      'aria-label': `${notice}: ${vendor}`,
    };
    return make(
      'li',
      {},
      row('h4', vendor, essential ? '' : single.label),
      facts,
      cookies ? make('p', {}, cookies) : '',
      privacyUrl && make('a', link, notice),
    );
  };
  const list = make('ul');
  /** Made when somebody looks at it. */
  const fill = (from: number): void => {
    list.append(...places.slice(from, from + slice).map(item));
    if (from + slice < count) setTimeout(fill, 0, from + slice);
  };

  const names = places.slice(0, named).map((place) => notices[place]!.name);
  const summary = `${words.vendors}: ${names.join(', ')}${count > named ? ` +${count - named}` : ''}`;
  const fold = make('details', {}, make('summary', {}, make('span', {}, summary)), list);
  fold.addEventListener('toggle', () => fill(0), { once: true });
  return make(
    'section',
    {},
    row('h3', name, essential ? make('span', {}, words.alwaysOn) : whole.label),
    make('p', {}, about),
    count ? fold : '',
  );
}
