import de from '@clausewright/messages/request-page.de.json' with { type: 'json' };
import en from '@clausewright/messages/request-page.en.json' with { type: 'json' };
import es from '@clausewright/messages/request-page.es.json' with { type: 'json' };
import fr from '@clausewright/messages/request-page.fr.json' with { type: 'json' };
import it from '@clausewright/messages/request-page.it.json' with { type: 'json' };
import nl from '@clausewright/messages/request-page.nl.json' with { type: 'json' };
import { type Say, wordsByLanguage } from '../forms/words-by-language.ts';

export type PageWords = Say<keyof typeof en>;

/** The words of the page on which visitors make requests, and the names of what they ask for. */
export const pageWords = wordsByLanguage<typeof en>({ de, en, es, fr, it, nl });
