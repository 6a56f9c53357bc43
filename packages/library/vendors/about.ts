/** What each vendor does for a site, in a sentence for documents; neither wizard nor banner loads it. */
import type { Language } from '@clausewright/contract/languages';
import de from './about/de.json' with { type: 'json' };
import en from './about/en.json' with { type: 'json' };
import es from './about/es.json' with { type: 'json' };
import fr from './about/fr.json' with { type: 'json' };
import it from './about/it.json' with { type: 'json' };
import nl from './about/nl.json' with { type: 'json' };

export const vendorSentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
};

/** The sentence of a vendor; undefined for an id that the catalogue does not know. */
export function aboutVendor(language: Language, id: string): string | undefined {
  const sentences = vendorSentences[language];
  return Object.hasOwn(sentences, id) ? sentences[id] : undefined;
}
