import { has, link, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** 17 U.S.C. § 512(c)(2) and (3), (g)(3): agent, elements of notice and counter-notice. Safe harbour needs registration; where it is missing the text does not claim it. */
export const dmca = clause({
  id: 'tc.dmca',
  version: 1,
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

      ${c.part.registered`Der Beauftragte ist beim Copyright Office eingetragen.`} Eine Meldung enthält: Unterschrift, das geschützte Werk, den verletzenden Inhalt mit Fundstelle, Kontaktdaten, die Erklärung, in gutem Glauben von einer unerlaubten Nutzung auszugehen, und die Versicherung unter Strafe des Meineids, dass die Angaben stimmen und Sie berechtigt sind. Eine Gegendarstellung enthält: Unterschrift, den entfernten Inhalt und seine frühere Fundstelle, die Versicherung unter Strafe des Meineids, dass ein Irrtum vorliegt, sowie Name, Anschrift, Telefon und die Zustimmung zum zuständigen Bundesgericht. Danach stellen wir den Inhalt nach 10 bis 14 Werktagen wieder her, wenn keine Klage erhoben wird.`}`,
    en: (c) => prose`
      ## Copyright in the United States (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Notices under 17 U.S.C. § 512 go to our agent: **${row.dmca_name}**, ${row.dmca_address}, telephone ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`The agent is registered with the Copyright Office.`} A notice contains: a signature, the protected work, the infringing content with its location, contact details, a statement of good-faith belief that the use is not authorised, and a statement under penalty of perjury that the details are accurate and that you are authorised. A counter-notice contains: a signature, the removed content and its former location, a statement under penalty of perjury that there is a mistake, and name, address, telephone and consent to the competent federal court. We then restore the content after 10 to 14 business days unless an action is filed.`}`,
    es: (c) => prose`
      ## Derechos de autor en los Estados Unidos (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Los avisos según 17 U.S.C. § 512 se dirigen a nuestro agente: **${row.dmca_name}**, ${row.dmca_address}, teléfono ${link(row.dmca_phone, 'tel:')}, correo electrónico ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`El agente está registrado en la Copyright Office.`} Un aviso contiene: firma, la obra protegida, el contenido infractor con su ubicación, datos de contacto, la declaración de creer de buena fe que el uso no está autorizado y la declaración bajo pena de perjurio de que los datos son exactos y usted está legitimado. Una contranotificación contiene: firma, el contenido retirado y su ubicación anterior, la declaración bajo pena de perjurio de que hay un error, y nombre, dirección, teléfono y sumisión al tribunal federal competente. Restablecemos entonces el contenido entre 10 y 14 días hábiles después, salvo que se presente demanda.`}`,
    fr: (c) => prose`
      ## Droit d’auteur aux États-Unis (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Les notifications au titre de 17 U.S.C. § 512 sont reçues par notre agent : **${row.dmca_name}**, ${row.dmca_address}, téléphone ${link(row.dmca_phone, 'tel:')}, courrier électronique ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`L’agent est inscrit au Copyright Office.`} Une notification contient : une signature, l’œuvre protégée, le contenu litigieux et son emplacement, des coordonnées, la déclaration de bonne foi que l’usage n’est pas autorisé et la déclaration, sous peine de parjure, que les informations sont exactes et que vous êtes habilité. Une contre-notification contient : une signature, le contenu retiré et son ancien emplacement, la déclaration, sous peine de parjure, qu’il y a erreur, ainsi que nom, adresse, téléphone et acceptation du tribunal fédéral compétent. Nous rétablissons alors le contenu après 10 à 14 jours ouvrables, sauf action en justice.`}`,
    it: (c) => prose`
      ## Diritto d’autore negli Stati Uniti (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Le segnalazioni ai sensi di 17 U.S.C. § 512 vanno al nostro agente: **${row.dmca_name}**, ${row.dmca_address}, telefono ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`L’agente è registrato presso il Copyright Office.`} Una segnalazione contiene: firma, l’opera protetta, il contenuto in violazione e la sua posizione, recapiti, la dichiarazione di ritenere in buona fede l’uso non autorizzato e la dichiarazione, sotto pena di falsa testimonianza, che i dati sono esatti e che Lei è legittimato. Una contronotifica contiene: firma, il contenuto rimosso e la sua precedente posizione, la dichiarazione, sotto pena di falsa testimonianza, che vi è un errore, nonché nome, indirizzo, telefono e accettazione del giudice federale competente. Ripristiniamo allora il contenuto dopo 10–14 giorni lavorativi, salvo azione in giudizio.`}`,
    nl: (c) => prose`
      ## Auteursrecht in de Verenigde Staten (DMCA)

      ${c.part
        .agent`${sequence(rows(c.say.dmca_agent).map((row) => prose`Meldingen volgens 17 U.S.C. § 512 gaan naar onze agent: **${row.dmca_name}**, ${row.dmca_address}, telefoon ${link(row.dmca_phone, 'tel:')}, e-mail ${link(row.dmca_email, 'mailto:')}.`))}

      ${c.part.registered`De agent is geregistreerd bij het Copyright Office.`} Een melding bevat: een handtekening, het beschermde werk, de inbreukmakende inhoud met vindplaats, contactgegevens, de verklaring te goeder trouw aan te nemen dat het gebruik niet is toegestaan, en de verklaring op straffe van meineed dat de gegevens juist zijn en u bevoegd bent. Een tegenmelding bevat: een handtekening, de verwijderde inhoud en de vroegere vindplaats, de verklaring op straffe van meineed dat er een vergissing is, en naam, adres, telefoon en instemming met de bevoegde federale rechter. Daarna plaatsen wij de inhoud na 10 tot 14 werkdagen terug, tenzij een vordering is ingesteld.`}`,
  },
});
