/** The vendors of a type, made when somebody looks at them. */
import type { CoreVendor, PreferencesConfig } from '@clausewright/contract/banner';
import { make } from '../element.ts';

interface VendorListParts extends Omit<PreferencesConfig, 'responsible'> {
  vendors: readonly CoreVendor[];
  language: string;
  /** Those of the list. */
  places: readonly number[];
}

/** So many at once: what fits on no screen waits for its turn, so that opening the fold stays quick. */
const slice = 20;

/** `single` makes the switch that stands beside the name; null for the essential. */
export function fillVendorList(
  list: HTMLUListElement,
  { vendors, language, words, notices, places }: VendorListParts,
  single: ((place: number, labelledBy: string) => HTMLElement) | null,
): void {
  const item = (place: number): HTMLLIElement => {
    const { company, about, keptFor, privacyUrl } = notices[place]!;
    const { name } = vendors[place]!;
    const id = `v${place}`;
    const row = make('div', { class: 'row' }, make('h4', { id }, name));
    if (single) row.append(single(place, id));
    const facts = make('dl');
    const fact = (term: string, text: string): void => {
      if (text) facts.append(make('dt', {}, term), make('dd', {}, text));
    };
    fact(words.company, company);
    fact(words.purpose, about);
    if (keptFor !== null)
      fact(
        words.keptFor,
        keptFor === 0
          ? words.session
          : keptFor.toLocaleString(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
      );
    const made = make('li', {}, row, facts);
    if (privacyUrl) {
      const label = `${words.privacyNotice}: ${name}`;
      made.append(
        make(
          'a',
          { href: privacyUrl, target: '_blank', rel: 'noopener', 'aria-label': label },
          words.privacyNotice,
        ),
      );
    }
    return made;
  };

  const add = (from: number): void => {
    list.append(...places.slice(from, from + slice).map(item));
    if (from + slice < places.length) setTimeout(add, 0, from + slice);
  };
  add(0);
}
