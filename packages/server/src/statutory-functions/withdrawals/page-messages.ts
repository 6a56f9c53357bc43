import de from '@clausewright/messages/withdrawal-page.de.json' with { type: 'json' };
import en from '@clausewright/messages/withdrawal-page.en.json' with { type: 'json' };
import es from '@clausewright/messages/withdrawal-page.es.json' with { type: 'json' };
import fr from '@clausewright/messages/withdrawal-page.fr.json' with { type: 'json' };
import it from '@clausewright/messages/withdrawal-page.it.json' with { type: 'json' };
import nl from '@clausewright/messages/withdrawal-page.nl.json' with { type: 'json' };
import { type Say, wordsByLanguage } from '../forms/words-by-language.ts';

export type PageWords = Say<keyof typeof en>;

/** The words of the page on which consumers withdraw; the labels of its buttons are prescribed. */
export const pageWords = wordsByLanguage<typeof en>({ de, en, es, fr, it, nl });
