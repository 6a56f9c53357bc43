/**
 * What the section on health data leaves to its owner. RCW 19.373.020(1)(b) wants a prominent link to the policy on the
 * home page; Washington's attorney general wants a page of its own behind it, with nothing else on it. Nevada asks alike.
 */
import type { Language } from '@clausewright/contract/languages';
import type { OwnerCheck } from './store-checks.ts';

const duties: Readonly<Record<Language, string>> = {
  de: 'Veröffentlichen Sie den Abschnitt zu Gesundheitsdaten auch als eigene Seite ohne anderen Inhalt und verlinken Sie sie auf der Startseite',
  en: 'Publish the section on health data on a page of its own as well, with nothing else on it, and link it on the home page',
  es: 'Publique el apartado sobre datos de salud también en una página propia, sin otro contenido, y enlácela en la página de inicio',
  fr: 'Publiez la section sur les données de santé aussi sur une page à part, sans autre contenu, avec un lien sur la page d’accueil',
  it: 'Pubblichi la sezione sui dati sanitari anche in una pagina a sé, senza altri contenuti, con un link nella pagina iniziale',
  nl: 'Publiceer het onderdeel over gezondheidsgegevens ook op een eigen pagina zonder andere inhoud en link daarnaar op de startpagina',
};

export function healthChecks(language: Language): readonly OwnerCheck[] {
  return [{ id: 'health-page', duty: duties[language], citation: 'RCW 19.373.020' }];
}
