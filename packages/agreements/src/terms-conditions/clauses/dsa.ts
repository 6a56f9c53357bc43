import { has, link, rows, sequence, prose } from '../../document/authoring.ts';
import { isSeatedInUnion } from '../conditions.ts';
import { clause } from './clause.ts';
const languages = {
  de: {
    de: 'Deutsch',
    en: 'Englisch',
    es: 'Spanisch',
    fr: 'Französisch',
    it: 'Italienisch',
    nl: 'Niederländisch',
  },
  en: { de: 'German', en: 'English', es: 'Spanish', fr: 'French', it: 'Italian', nl: 'Dutch' },
  es: { de: 'alemán', en: 'inglés', es: 'español', fr: 'francés', it: 'italiano', nl: 'neerlandés' },
  fr: { de: 'allemand', en: 'anglais', es: 'espagnol', fr: 'français', it: 'italien', nl: 'néerlandais' },
  it: { de: 'tedesco', en: 'inglese', es: 'spagnolo', fr: 'francese', it: 'italiano', nl: 'olandese' },
  nl: { de: 'Duits', en: 'Engels', es: 'Spaans', fr: 'Frans', it: 'Italiaans', nl: 'Nederlands' },
};
const words = {
  de: { languages: languages.de },
  en: { languages: languages.en },
  es: { languages: languages.es },
  fr: { languages: languages.fr },
  it: { languages: languages.it },
  nl: { languages: languages.nl },
};

/** Arts 11 to 13, 16(4) to (6), 17, 20, 21 and 23 DSA; where to send a notice and what it holds stands in tc.infringement. Arts 20, 21 and 23 do not bind micro and small platforms: the words are written so that they bind all alike. Misuse: accounts are suspended for content, notices and complaints are left unread (Art. 23(1) and (2)); examples and duration (Art. 23(4)). */
export const dsa = clause({
  id: 'tc.dsa',
  version: 2,
  when: (a) => a.ugc === 'yes' && has(a.laws, 'eu_dsa'),
  parts: {
    point: { meets: ['dsa-11-12'] },
    rep: { meets: ['dsa-13'], when: (a) => !isSeatedInUnion(a) },
    notice: { meets: ['dsa-16-20'] },
    misuse: { meets: ['dsa-23-4'] },
  },
  words,
  text: {
    de: (c) => prose`
      ## Entscheidungen über Inhalte in der Europäischen Union

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Unsere Kontaktstelle für Behörden und für Nutzer (Artikel 11 und 12 des Gesetzes über digitale Dienste): ${link(row.dsa_email, 'mailto:')}. Dort antworten Menschen auf ${c.and(c.names(row.dsa_languages, c.w.languages))}. Meldungen rechtswidriger Inhalte gehen an die Adresse im Abschnitt über Rechtsverletzungen.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Unser gesetzlicher Vertreter in der Union (Artikel 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Beschränken wir einen Inhalt oder ein Konto, begründen wir das gegenüber dem Nutzer. Gegen unsere Entscheidungen, auch über Meldungen, können Sie sich sechs Monate lang kostenlos bei uns beschweren; ein Mensch entscheidet. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an die Gerichte wenden.`}

      ${c.part.misuse`Das Konto von Nutzern, die häufig offensichtlich rechtswidrige Inhalte einstellen, sperren wir nach einer Warnung für 30 Tage, bei Wiederholung länger. Meldungen und Beschwerden von Personen, die häufig offensichtlich unbegründete einreichen, bearbeiten wir nach einer Warnung ebenso lange nicht. Häufig heißt in der Regel: mehrfach in einem Monat. Wir berücksichtigen Zahl, Anteil und Schwere der Fälle und die Absicht.`}`,
    en: (c) => prose`
      ## Decisions on content in the European Union

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Our point of contact for authorities and for users (Articles 11 and 12 of the Digital Services Act): ${link(row.dsa_email, 'mailto:')}. People answer there, in ${c.and(c.names(row.dsa_languages, c.w.languages))}. Send notices of illegal content to the address in the section on reporting infringements.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Our legal representative in the Union (Article 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`If we restrict content or an account, we give the user the reasons. You can complain to us about our decisions, also those on notices, free of charge for six months; a person decides. You can also turn to a certified body for out-of-court dispute settlement or to the courts.`}

      ${c.part.misuse`After a warning we suspend for 30 days, and longer on repetition, the account of users who often post manifestly illegal content. After a warning we leave unprocessed for as long the notices and complaints of people who often send manifestly unfounded ones. Often means as a rule several times in a month. We take into account the number, share and gravity of the cases and the intention.`}`,
    es: (c) => prose`
      ## Decisiones sobre contenidos en la Unión Europea

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Nuestro punto de contacto para autoridades y usuarios (artículos 11 y 12 del Reglamento de Servicios Digitales): ${link(row.dsa_email, 'mailto:')}. Allí responden personas en ${c.and(c.names(row.dsa_languages, c.w.languages))}. Los avisos de contenidos ilícitos se envían a la dirección del apartado sobre comunicación de infracciones.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Nuestro representante legal en la Unión (artículo 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Si restringimos un contenido o una cuenta, damos los motivos al usuario. Durante seis meses puede presentarnos gratuitamente una reclamación contra nuestras decisiones, también las relativas a los avisos; decide una persona. También puede acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.`}

      ${c.part.misuse`Tras una advertencia suspendemos durante 30 días, o más si reincide, la cuenta de quien publica con frecuencia contenidos manifiestamente ilícitos. Tras una advertencia dejamos de tramitar durante el mismo tiempo los avisos y reclamaciones de quien envía con frecuencia otros manifiestamente infundados. Con frecuencia significa, por regla general, varias veces en un mes. Tenemos en cuenta el número, la proporción y la gravedad de los casos y la intención.`}`,
    fr: (c) => prose`
      ## Décisions relatives aux contenus dans l’Union européenne

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Notre point de contact pour les autorités et les utilisateurs (articles 11 et 12 du règlement sur les services numériques) : ${link(row.dsa_email, 'mailto:')}. Des personnes, et non un automate, vous y répondent en ${c.and(c.names(row.dsa_languages, c.w.languages))}. Adressez les signalements de contenus illicites à l’adresse indiquée dans la section « Signaler une atteinte ».`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Notre représentant légal dans l’Union (article 13) : ${row.dsa_rep}`))}`}

      ${c.part.notice`Si nous restreignons un contenu ou un compte, nous en donnons les motifs à l’utilisateur. Pendant six mois, vous pouvez introduire gratuitement auprès de nous une réclamation contre nos décisions, y compris sur les signalements ; une personne décide. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges ou les tribunaux.`}

      ${c.part.misuse`Après un avertissement, nous suspendons pour 30 jours, et plus en cas de récidive, le compte de quiconque publie fréquemment des contenus manifestement illicites. Après un avertissement, nous ne traitons plus pendant la même durée les signalements et réclamations de quiconque en envoie fréquemment de manifestement infondés. Fréquemment signifie en règle générale plusieurs fois en un mois. Nous tenons compte du nombre, de la proportion et de la gravité des cas ainsi que de l’intention.`}`,
    it: (c) => prose`
      ## Decisioni sui contenuti nell’Unione europea

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Il nostro punto di contatto per le autorità e per gli utenti (articoli 11 e 12 del regolamento sui servizi digitali): ${link(row.dsa_email, 'mailto:')}. Le risposte sono date da persone, in ${c.and(c.names(row.dsa_languages, c.w.languages))}. Le segnalazioni di contenuti illegali vanno inviate all’indirizzo della sezione sulle violazioni.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Il nostro rappresentante legale nell’Unione (articolo 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Se limitiamo un contenuto o un account, ne indichiamo i motivi all’utente. Per sei mesi può presentarci gratuitamente reclamo contro le nostre decisioni, anche quelle sulle segnalazioni; decide una persona. Può anche rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o ai giudici.`}

      ${c.part.misuse`Dopo un avviso sospendiamo per 30 giorni, e più a lungo in caso di ripetizione, l’account di chi pubblica spesso contenuti manifestamente illegali. Dopo un avviso non trattiamo per lo stesso tempo le segnalazioni e i reclami di chi ne invia spesso di manifestamente infondati. Spesso significa di regola più volte in un mese. Teniamo conto del numero, della proporzione e della gravità dei casi e dell’intenzione.`}`,
    nl: (c) => prose`
      ## Beslissingen over inhoud in de Europese Unie

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Ons contactpunt voor autoriteiten en voor gebruikers (artikelen 11 en 12 van de digitaledienstenverordening): ${link(row.dsa_email, 'mailto:')}. Daar antwoorden mensen in het ${c.and(c.names(row.dsa_languages, c.w.languages))}. Meldingen van illegale inhoud stuurt u naar het adres in het onderdeel over inbreuken.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Onze wettelijke vertegenwoordiger in de Unie (artikel 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Beperken wij inhoud of een account, dan geven wij de gebruiker de redenen. Tegen onze beslissingen, ook die over meldingen, kunt u zes maanden lang kosteloos bij ons een klacht indienen; een mens beslist. U kunt zich ook wenden tot een gecertificeerd orgaan voor buitengerechtelijke geschilbeslechting of tot de rechter.`}

      ${c.part.misuse`Het account van gebruikers die vaak kennelijk illegale inhoud plaatsen, schorten wij na een waarschuwing 30 dagen op, en bij herhaling langer. Meldingen en klachten van personen die vaak kennelijk ongegronde indienen, behandelen wij na een waarschuwing even lang niet. Vaak betekent in de regel: meermaals in een maand. Wij houden rekening met aantal, aandeel en ernst van de gevallen en met de bedoeling.`}`,
  },
});
