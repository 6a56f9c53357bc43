/** What each limit forbids, for owners. Server only. */
import type { Language } from '@clausewright/contract/languages';
import de from './limit-texts/de.json' with { type: 'json' };
import en from './limit-texts/en.json' with { type: 'json' };
import es from './limit-texts/es.json' with { type: 'json' };
import fr from './limit-texts/fr.json' with { type: 'json' };
import it from './limit-texts/it.json' with { type: 'json' };
import nl from './limit-texts/nl.json' with { type: 'json' };

const texts: { readonly [L in Language]: Readonly<Record<string, string>> } = { de, en, es, fr, it, nl };

/** By the id of the limit; those that only tell authors of clauses what to heed have none. */
export function limitsIn(language: Language): Readonly<Record<string, string>> {
  return texts[language];
}
