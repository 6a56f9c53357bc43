import de from '@clausewright/messages/cancel-page.de.json' with { type: 'json' };
import en from '@clausewright/messages/cancel-page.en.json' with { type: 'json' };
import es from '@clausewright/messages/cancel-page.es.json' with { type: 'json' };
import fr from '@clausewright/messages/cancel-page.fr.json' with { type: 'json' };
import it from '@clausewright/messages/cancel-page.it.json' with { type: 'json' };
import nl from '@clausewright/messages/cancel-page.nl.json' with { type: 'json' };
import { type Say, wordsByLanguage } from '../forms/words-by-language.ts';

export type PageWords = Say<keyof typeof en>;

/** The words of the page on which consumers cancel, and of what they declare there. */
export const pageWords = wordsByLanguage<typeof en>({ de, en, es, fr, it, nl });
