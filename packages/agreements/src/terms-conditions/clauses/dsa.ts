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

/** Arts 11 to 13, 16, 17, 20, 21 and 23 DSA. Arts 20, 21 and 23 do not bind micro and small platforms: the words are written so that they bind all alike. Suspension: examples and duration (Art. 23(4)). */
export const dsa = clause({
  id: 'tc.dsa',
  version: 1,
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
      ## Meldungen und Beschwerden in der Europäischen Union

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Unsere Kontaktstelle für Behörden und für Nutzer (Art. 11 und 12 des Gesetzes über digitale Dienste): ${link(row.dsa_email, 'mailto:')}. Sprachen: ${c.and(c.names(row.dsa_languages, c.w.languages))}. Dort antworten Menschen.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Unser gesetzlicher Vertreter in der Union (Art. 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Rechtswidrige Inhalte kann jede Person elektronisch melden: mit einer Begründung, der genauen Fundstelle, Name und E-Mail-Adresse (bei Darstellungen sexuellen Missbrauchs von Kindern nicht nötig) und der Erklärung, in gutem Glauben zu handeln. Wir bestätigen den Eingang und teilen die Entscheidung mit. Beschränken wir einen Inhalt oder ein Konto, begründen wir das gegenüber dem Nutzer. Gegen unsere Entscheidungen können Sie sich sechs Monate lang kostenlos bei uns beschweren; ein Mensch entscheidet. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an die Gerichte wenden.`}

      ${c.part.misuse`Wer häufig offensichtlich rechtswidrige Inhalte einstellt oder häufig offensichtlich unbegründete Meldungen oder Beschwerden schickt, etwa mehrfach in einem Monat trotz Warnung, wird für 30 Tage, bei Wiederholung länger, ausgesetzt. Dabei zählen Zahl, Anteil und Schwere der Fälle und die Absicht.`}`,
    en: (c) => prose`
      ## Notices and complaints in the European Union

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Our point of contact for authorities and for users (Arts 11 and 12 of the Digital Services Act): ${link(row.dsa_email, 'mailto:')}. Languages: ${c.and(c.names(row.dsa_languages, c.w.languages))}. People answer there.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Our legal representative in the Union (Art. 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Anyone can report illegal content electronically: with reasons, the exact location, name and e-mail address (not needed for child sexual abuse material) and a statement of good faith. We confirm receipt and tell you the decision. If we restrict content or an account, we give the user the reasons. You can complain to us about our decisions free of charge for six months; a person decides. You can also turn to a certified body for out-of-court dispute settlement or to the courts.`}

      ${c.part.misuse`Whoever often posts manifestly illegal content or often sends manifestly unfounded notices or complaints, for example several times in a month despite a warning, is suspended for 30 days, and longer on repetition. The number, share and gravity of the cases and the intention count.`}`,
    es: (c) => prose`
      ## Avisos y reclamaciones en la Unión Europea

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Nuestro punto de contacto para autoridades y usuarios (arts. 11 y 12 del Reglamento de Servicios Digitales): ${link(row.dsa_email, 'mailto:')}. Idiomas: ${c.and(c.names(row.dsa_languages, c.w.languages))}. Responden personas.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Nuestro representante legal en la Unión (art. 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Cualquier persona puede denunciar contenidos ilícitos por vía electrónica: con los motivos, la ubicación exacta, nombre y correo electrónico (no necesarios en el material de abuso sexual infantil) y una declaración de buena fe. Confirmamos la recepción y comunicamos la decisión. Si restringimos un contenido o una cuenta, damos los motivos al usuario. Puede reclamar ante nosotros gratuitamente durante seis meses contra nuestras decisiones; decide una persona. También puede acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales.`}

      ${c.part.misuse`Quien publica con frecuencia contenidos manifiestamente ilícitos o envía con frecuencia avisos o reclamaciones manifiestamente infundados, por ejemplo varias veces en un mes pese a una advertencia, queda suspendido 30 días, o más si reincide. Cuentan el número, la proporción y la gravedad de los casos y la intención.`}`,
    fr: (c) => prose`
      ## Signalements et réclamations dans l’Union européenne

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Notre point de contact pour les autorités et les utilisateurs (art. 11 et 12 du règlement sur les services numériques) : ${link(row.dsa_email, 'mailto:')}. Langues : ${c.and(c.names(row.dsa_languages, c.w.languages))}. Des personnes y répondent.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Notre représentant légal dans l’Union (art. 13) : ${row.dsa_rep}`))}`}

      ${c.part.notice`Toute personne peut signaler un contenu illicite par voie électronique : motifs, emplacement exact, nom et adresse électronique (non exigés pour la pédopornographie) et déclaration de bonne foi. Nous accusons réception et indiquons la décision. Si nous restreignons un contenu ou un compte, nous en donnons les motifs à l’utilisateur. Vous pouvez réclamer gratuitement auprès de nous pendant six mois contre nos décisions ; une personne décide. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges ou les tribunaux.`}

      ${c.part.misuse`Qui publie fréquemment des contenus manifestement illicites ou envoie fréquemment des signalements ou réclamations manifestement infondés, par exemple plusieurs fois en un mois malgré un avertissement, est suspendu 30 jours, et plus en cas de récidive. Comptent le nombre, la part et la gravité des cas ainsi que l’intention.`}`,
    it: (c) => prose`
      ## Segnalazioni e reclami nell’Unione europea

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Il nostro punto di contatto per le autorità e per gli utenti (artt. 11 e 12 del regolamento sui servizi digitali): ${link(row.dsa_email, 'mailto:')}. Lingue: ${c.and(c.names(row.dsa_languages, c.w.languages))}. Rispondono persone.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Il nostro rappresentante legale nell’Unione (art. 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Chiunque può segnalare contenuti illegali per via elettronica: con i motivi, la posizione esatta, nome ed e-mail (non necessari per il materiale pedopornografico) e una dichiarazione di buona fede. Confermiamo la ricezione e comunichiamo la decisione. Se limitiamo un contenuto o un account, ne indichiamo i motivi all’utente. Può presentarci reclamo gratuitamente per sei mesi contro le nostre decisioni; decide una persona. Può anche rivolgersi a un organismo certificato di risoluzione extragiudiziale delle controversie o ai giudici.`}

      ${c.part.misuse`Chi pubblica spesso contenuti manifestamente illegali o invia spesso segnalazioni o reclami manifestamente infondati, per esempio più volte in un mese nonostante un avviso, è sospeso per 30 giorni, e più a lungo in caso di ripetizione. Contano numero, proporzione e gravità dei casi e l’intenzione.`}`,
    nl: (c) => prose`
      ## Meldingen en klachten in de Europese Unie

      ${c.part.point`${sequence(rows(c.say.dsa_contact).map((row) => prose`Ons contactpunt voor autoriteiten en voor gebruikers (artikelen 11 en 12 van de digitaledienstenverordening): ${link(row.dsa_email, 'mailto:')}. Talen: ${c.and(c.names(row.dsa_languages, c.w.languages))}. Daar antwoorden mensen.`))}`}

      ${c.part.rep`${sequence(rows(c.say.dsa_contact).map((row) => prose`Onze wettelijke vertegenwoordiger in de Unie (artikel 13): ${row.dsa_rep}`))}`}

      ${c.part.notice`Iedereen kan illegale inhoud elektronisch melden: met redenen, de precieze vindplaats, naam en e-mailadres (niet nodig bij materiaal van seksueel misbruik van kinderen) en een verklaring van goede trouw. Wij bevestigen de ontvangst en delen de beslissing mee. Beperken wij inhoud of een account, dan geven wij de gebruiker de redenen. Tegen onze beslissingen kunt u zes maanden lang kosteloos bij ons een klacht indienen; een mens beslist. U kunt zich ook wenden tot een gecertificeerd orgaan voor buitengerechtelijke geschilbeslechting of tot de rechter.`}

      ${c.part.misuse`Wie vaak kennelijk illegale inhoud plaatst of vaak kennelijk ongegronde meldingen of klachten stuurt, bijvoorbeeld meermaals in een maand ondanks een waarschuwing, wordt 30 dagen geschorst, en bij herhaling langer. Aantal, aandeel en ernst van de gevallen en de bedoeling tellen mee.`}`,
  },
});
