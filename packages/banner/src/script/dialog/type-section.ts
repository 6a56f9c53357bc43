/** One type: its switch over all vendors, and behind a fold each vendor with a switch of its own. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import type { ConsentType } from '@clausewright/contract/consent-types';
import { make } from '../element.ts';
import type { Banner } from '../seam.ts';
import { type Switch, makeSwitch } from './switch.ts';
import { fillVendorList } from './vendor-list.ts';

/** How many names stand for the closed list. */
const named = 3;

/** Keeps `chosen` as the switches stand. Null for a type that nobody on the site uses. */
export function typeSection(
  { config: { vendors, language } }: Banner,
  { words, notices }: PreferencesConfig,
  type: ConsentType,
  chosen: Set<number>,
): HTMLElement | null {
  const places = [...vendors.keys()].filter((place) => vendors[place]!.type === type);
  const essential = type === 'ESSENTIAL';
  if (places.length === 0 && !essential) return null;

  const singles = new Map<number, Switch>();
  const turn = (on: boolean, turned: readonly number[]): void => {
    for (const place of turned) {
      if (on) chosen.add(place);
      else chosen.delete(place);
      singles.get(place)?.show(Number(on), 1);
    }
    whole.show(places.filter((place) => chosen.has(place)).length, places.length);
  };
  const whole = makeSwitch(words, type, (on) => turn(on, places));
  turn(false, []);
  const single = (place: number, labelledBy: string): HTMLElement => {
    const made = makeSwitch(words, labelledBy, (on) => turn(on, [place]));
    made.show(Number(chosen.has(place)), 1);
    singles.set(place, made);
    return made.label;
  };

  const { name, about } = words.types[type];
  const section = make(
    'section',
    {},
    make(
      'div',
      { class: 'row' },
      make('h3', { id: type }, name),
      essential ? make('span', {}, words.alwaysOn) : whole.label,
    ),
    make('p', {}, about),
  );
  if (places.length > 0) {
    const names = places.slice(0, named).map((place) => vendors[place]!.name);
    const rest = places.length > named ? ` +${places.length - named}` : '';
    const list = make('ul');
    const fold = make(
      'details',
      {},
      make('summary', {}, make('span', {}, `${words.vendors}: ${names.join(', ')}${rest}`)),
      list,
    );
    fold.addEventListener(
      'toggle',
      () => fillVendorList(list, { vendors, language, words, notices, places }, essential ? null : single),
      { once: true },
    );
    section.append(fold);
  }
  return section;
}
