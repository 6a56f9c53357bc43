/** The addressee of the form of withdrawal: French elides before the vowel of a name. */
import type { Language } from '@clausewright/contract/languages';

const elided = / de (?=\{trader_name_address_email\})/u;
const vowel = /^[aeiouâàéèêëîïôœù]/iu;

export function fitAddressee(form: string, language: Language, name: string): string {
  return language === 'fr' && vowel.test(name) ? form.replace(elided, " d'") : form;
}
