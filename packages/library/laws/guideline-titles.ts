/** What authorities published, as the catalogue of duties cites it, by its name in other languages than English. */
import type { Language } from '@clausewright/contract/languages';

type Titles = Readonly<Record<Exclude<Language, 'en'>, string>>;

/**
 * Documents of the Board and of its predecessor exist in each language under an official title; those of one authority are
 * called what they are. A rule for apps is called by the name of its publisher everywhere.
 */
export const guidelineTitles: Readonly<Record<string, Titles>> = {
  'on the technical scope of Art. 5(3)': {
    de: 'zum technischen Anwendungsbereich von Art. 5(3)',
    es: 'sobre el ámbito de aplicación técnico del Art. 5(3)',
    fr: 'sur le champ d’application technique de l’Art. 5(3)',
    it: 'sull’ambito di applicazione tecnico dell’Art. 5(3)',
    nl: 'over het technische toepassingsgebied van Art. 5(3)',
  },
  'on consent,': {
    de: 'zur Einwilligung,',
    es: 'sobre el consentimiento,',
    fr: 'sur le consentement,',
    it: 'sul consenso,',
    nl: 'inzake toestemming,',
  },
  'WP260 rev.01 (translation)': {
    de: 'WP260 rev.01 (Übersetzung)',
    es: 'WP260 rev.01 (traducción)',
    fr: 'WP260 rev.01 (traduction)',
    it: 'WP260 rev.01 (traduzione)',
    nl: 'WP260 rev.01 (vertaling)',
  },
  'CNIL guidelines 2020-091 and recommendation 2020-092': {
    de: 'Leitlinien 2020-091 und Empfehlung 2020-092 der CNIL',
    es: 'directrices 2020-091 y recomendación 2020-092 de la CNIL',
    fr: 'lignes directrices 2020-091 et recommandation 2020-092 de la CNIL',
    it: 'linee guida 2020-091 e raccomandazione 2020-092 della CNIL',
    nl: 'richtsnoeren 2020-091 en aanbeveling 2020-092 van de CNIL',
  },
  'CNIL recommendation 2020-092': {
    de: 'Empfehlung 2020-092 der CNIL',
    es: 'recomendación 2020-092 de la CNIL',
    fr: 'recommandation 2020-092 de la CNIL',
    it: 'raccomandazione 2020-092 della CNIL',
    nl: 'aanbeveling 2020-092 van de CNIL',
  },
  'CNIL, audience measurement tools exempt from consent (4 July 2025); guidelines 2020-091': {
    de: 'CNIL, Reichweitenmessung ohne Einwilligung (4. Juli 2025); Leitlinien 2020-091',
    es: 'CNIL, medición de audiencia exenta de consentimiento (4 de julio de 2025); directrices 2020-091',
    fr: 'CNIL, mesure d’audience exemptée de consentement (4 juillet 2025) ; lignes directrices 2020-091',
    it: 'CNIL, misurazione dell’audience esente da consenso (4 luglio 2025); linee guida 2020-091',
    nl: 'CNIL, publieksmeting zonder toestemming (4 juli 2025); richtsnoeren 2020-091',
  },
  'AEPD cookie guide': {
    de: 'Cookie-Leitfaden der AEPD',
    es: 'Guía sobre el uso de las cookies de la AEPD',
    fr: 'guide de l’AEPD sur les cookies',
    it: 'guida dell’AEPD sui cookie',
    nl: 'cookiegids van de AEPD',
  },
  'ANPD cookie guide (2022)': {
    de: 'Cookie-Leitfaden der ANPD (2022)',
    es: 'guía de la ANPD sobre cookies (2022)',
    fr: 'guide de l’ANPD sur les cookies (2022)',
    it: 'guida dell’ANPD sui cookie (2022)',
    nl: 'cookiegids van de ANPD (2022)',
  },
  'Garante guidelines 10 June 2021': {
    de: 'Leitlinien des Garante vom 10. Juni 2021',
    es: 'directrices del Garante de 10 de junio de 2021',
    fr: 'lignes directrices du Garante du 10 juin 2021',
    it: 'Linee guida cookie e altri strumenti di tracciamento del Garante, 10 giugno 2021',
    nl: 'richtsnoeren van de Garante van 10 juni 2021',
  },
  'Garante guidelines 2021': {
    de: 'Leitlinien des Garante von 2021',
    es: 'directrices del Garante de 2021',
    fr: 'lignes directrices du Garante de 2021',
    it: 'Linee guida cookie e altri strumenti di tracciamento del Garante, 2021',
    nl: 'richtsnoeren van de Garante van 2021',
  },
  'ICO guidance': {
    de: 'Hinweise der ICO',
    es: 'orientaciones de la ICO',
    fr: 'recommandations de l’ICO',
    it: 'indicazioni dell’ICO',
    nl: 'leidraad van de ICO',
  },
  'ICC categories': {
    de: 'Kategorien der ICC',
    es: 'categorías de la ICC',
    fr: 'catégories de l’ICC',
    it: 'categorie dell’ICC',
    nl: 'categorieën van de ICC',
  },
  // The authority of Canada publishes in French too.
  'OPC Guidelines for processing personal data across borders': {
    de: 'Leitlinien des OPC zur Verarbeitung personenbezogener Daten über Grenzen hinweg',
    es: 'directrices de la OPC sobre el tratamiento transfronterizo de datos personales',
    fr: 'CPVP, Lignes directrices sur le traitement transfrontalier des données personnelles',
    it: 'linee guida dell’OPC sul trattamento transfrontaliero dei dati personali',
    nl: 'richtsnoeren van de OPC voor de grensoverschrijdende verwerking van persoonsgegevens',
  },
};
