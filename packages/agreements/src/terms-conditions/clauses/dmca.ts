import { has, link, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** 17 U.S.C. § 512(c)(2) and (3), (g)(3): agent, elements of notice (perjury covers the authority alone) and counter-notice (good faith, jurisdiction, service of process). Safe harbour needs registration; where it is missing the text does not claim it. */
export const dmca = clause({
  id: 'tc.dmca',
  version: 2,
  when: (a) => a.ugc === 'yes' && has(a.laws, 'us_dmca'),
  parts: {
    agent: { meets: ['dmca-512-c'] },
    registered: { meets: [], when: (a) => a.dmca_agent?.[0]?.dmca_registered === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Urheberrecht in den Vereinigten Staaten (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Meldungen nach 17 U.S.C. § 512 nimmt unser Beauftragter entgegen: **${row.dmca_name}**, ${row.dmca_address}, Telefon ${link(row.dmca_phone, 'tel:')}, E-Mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`Der Beauftragte ist beim Copyright Office eingetragen.`} Eine Meldung enthält: Unterschrift, das geschützte Werk, den verletzenden Inhalt mit Fundstelle, Kontaktdaten, die Erklärung, in gutem Glauben anzunehmen, dass weder der Rechtsinhaber noch sein Beauftragter noch das Gesetz die Nutzung erlaubt, die Erklärung, dass die Angaben stimmen, und, in Kenntnis der Strafbarkeit falscher Angaben („under penalty of perjury“), die Versicherung, für den Rechtsinhaber handeln zu dürfen. Eine Gegenmitteilung („counter-notification“) enthält: Unterschrift, den entfernten Inhalt und seine frühere Fundstelle, in Kenntnis derselben Strafbarkeit die Erklärung, in gutem Glauben anzunehmen, dass der Inhalt wegen eines Irrtums oder einer Verwechslung entfernt wurde, Name, Anschrift und Telefon sowie die Erklärung, dass Sie die Zuständigkeit des dafür bestimmten Bundesgerichts und die Zustellung durch den Melder annehmen. Wir stellen den Inhalt dann 10 bis 14 Werktage nach Eingang der Gegenmitteilung wieder her, wenn keine Klage erhoben wird.`}`,
    en: (c) => prose`
      ## Copyright in the United States (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Notices under 17 U.S.C. § 512 go to our agent: **${row.dmca_name}**, ${row.dmca_address}, telephone ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`The agent is registered with the Copyright Office.`} A notice contains: a signature, the protected work, the infringing content with its location, contact details, a statement of good-faith belief that the use is not authorised by the owner, its agent or the law, a statement that the details are accurate and, under penalty of perjury, that you are authorised to act for the owner. A counter-notice contains: a signature, the removed content and its former location, a statement under penalty of perjury of good-faith belief that it was removed by mistake or misidentification, name, address and telephone number, and consent to the jurisdiction of the competent federal court and to service of process by the person who gave notice. We then restore the content 10 to 14 business days after receiving the counter-notice unless an action is filed.`}`,
    es: (c) => prose`
      ## Derechos de autor en los Estados Unidos (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Los avisos según 17 U.S.C. § 512 se dirigen a nuestro agente: **${row.dmca_name}**, ${row.dmca_address}, teléfono ${link(row.dmca_phone, 'tel:')}, correo electrónico ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`El agente está registrado en la Copyright Office.`} Un aviso contiene: firma, la obra protegida, el contenido infractor con su ubicación, datos de contacto, la declaración de creer de buena fe que ni el titular, ni su representante, ni la ley autorizan el uso, la declaración de que los datos son exactos y, bajo pena de perjurio, la de que usted está facultado para actuar en nombre del titular. Una contranotificación contiene: firma, el contenido retirado y su ubicación anterior, la declaración bajo pena de perjurio de creer de buena fe que se retiró por error o confusión, nombre, dirección y teléfono, y la sumisión a la jurisdicción del tribunal federal competente y la aceptación de que quien envió el aviso le notifique la demanda. Restablecemos entonces el contenido entre 10 y 14 días hábiles después de recibir la contranotificación, salvo que se presente demanda.`}`,
    fr: (c) => prose`
      ## Droit d’auteur aux États-Unis (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Les notifications au titre de 17 U.S.C. § 512 sont reçues par notre agent : **${row.dmca_name}**, ${row.dmca_address}, téléphone ${link(row.dmca_phone, 'tel:')}, courrier électronique ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`L’agent est inscrit au Copyright Office.`} Une notification contient : une signature, l’œuvre protégée, le contenu litigieux et son emplacement, des coordonnées, la déclaration de bonne foi selon laquelle l’usage n’est autorisé ni par le titulaire, ni par son mandataire, ni par la loi, la déclaration que les informations sont exactes et, sous peine de parjure, que vous êtes habilité à agir pour le titulaire. Une contre-notification contient : une signature, le contenu retiré et son ancien emplacement, la déclaration de bonne foi, sous peine de parjure, selon laquelle il a été retiré par erreur ou confusion, les nom, adresse et téléphone, ainsi que l’acceptation de la compétence du tribunal fédéral compétent et l’engagement d’accepter la signification de l’acte par l’auteur de la notification. Nous rétablissons alors le contenu dans les 10 à 14 jours ouvrables suivant la réception de la contre-notification, sauf action en justice.`}`,
    it: (c) => prose`
      ## Diritto d’autore negli Stati Uniti (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Le segnalazioni ai sensi di 17 U.S.C. § 512 vanno al nostro agente: **${row.dmca_name}**, ${row.dmca_address}, telefono ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`L’agente è registrato presso il Copyright Office.`} Una segnalazione contiene: firma, l’opera protetta, il contenuto in violazione e la sua posizione, recapiti, la dichiarazione di ritenere in buona fede che l’uso non sia autorizzato dal titolare, dal suo rappresentante o dalla legge, la dichiarazione che i dati sono esatti e, sotto pena di falsa testimonianza («under penalty of perjury»), che Lei è legittimato ad agire per il titolare. Una contronotifica contiene: firma, il contenuto rimosso e la sua precedente posizione, la dichiarazione, sotto la stessa pena, di ritenere in buona fede che sia stato rimosso per errore o scambio, nome, indirizzo e telefono, nonché l’accettazione della giurisdizione del giudice federale competente e della notifica degli atti da parte di chi ha inviato la segnalazione. Ripristiniamo allora il contenuto tra 10 e 14 giorni lavorativi dopo la ricezione della contronotifica, salvo azione in giudizio.`}`,
    nl: (c) => prose`
      ## Auteursrecht in de Verenigde Staten (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Meldingen volgens 17 U.S.C. § 512 gaan naar onze agent: **${row.dmca_name}**, ${row.dmca_address}, telefoon ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`De agent is geregistreerd bij het Copyright Office.`} Een melding bevat: een handtekening, het beschermde werk, de inbreukmakende inhoud met vindplaats, contactgegevens, de verklaring te goeder trouw aan te nemen dat noch de rechthebbende, noch zijn vertegenwoordiger, noch de wet het gebruik toestaat, de verklaring dat de gegevens juist zijn en, op straffe van meineed, dat u bevoegd bent voor de rechthebbende op te treden. Een tegenmelding bevat: een handtekening, de verwijderde inhoud en de vroegere vindplaats, de verklaring op straffe van meineed te goeder trouw aan te nemen dat die door een vergissing of verwisseling is verwijderd, naam, adres en telefoonnummer, en instemming met de bevoegdheid van de aangewezen federale rechter en met betekening door de melder. Wij plaatsen de inhoud dan 10 tot 14 werkdagen na ontvangst van de tegenmelding terug, tenzij een vordering is ingesteld.`}`,
  },
});
