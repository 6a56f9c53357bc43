import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Licence no wider than its purpose (§ 307 BGB with § 31(5) UrhG, art. L. 131-3 CPI, Annex 1 UCTD); Art. 17(9) DSM exceptions for users. A lasting licence names its limit. */
export const ugc = clause({
  id: 'tc.ugc',
  version: 1,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    run: { meets: [], when: (a) => a.ugc_licence === 'run' || a.ugc_licence === undefined },
    promotion: { meets: [], when: (a) => a.ugc_licence === 'promotion' },
    perpetual: { meets: [], when: (a) => a.ugc_licence === 'perpetual' },
    exceptions: { meets: ['dsm-17-9'], when: (a) => has(a.laws, 'eu_dsa') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Inhalte

      Was Sie einstellen, gehört weiter Ihnen. Stellen Sie nur ein, wozu Sie berechtigt sind. ${c.part.run`Sie räumen uns unentgeltlich das einfache Recht ein, Ihre Inhalte so weit zu speichern, zu vervielfältigen, technisch anzupassen und zu zeigen, wie es für den Betrieb des Dienstes nötig ist. Es endet, wenn Sie den Inhalt oder Ihr Konto löschen, soweit andere ihn nicht mit Ihrem Willen weiterverwendet haben.`}${c.part.promotion`Sie räumen uns unentgeltlich das einfache Recht ein, Ihre Inhalte zu speichern, zu vervielfältigen, technisch anzupassen und zu zeigen, um den Dienst zu betreiben und für ihn zu werben. Der Werbung können Sie jederzeit widersprechen; im Übrigen endet das Recht, wenn Sie den Inhalt oder Ihr Konto löschen.`}${c.part.perpetual`Sie räumen uns unentgeltlich das einfache, zeitlich und räumlich unbeschränkte Recht ein, Ihre Inhalte im Zusammenhang mit dem Dienst zu speichern, zu vervielfältigen, technisch anzupassen und zu zeigen, soweit das anwendbare Recht es erlaubt. Ihr Urheberpersönlichkeitsrecht und Ihre Rechte an Ihren Daten bleiben unberührt.`}

      ${c.part.exceptions`Gesetzliche Ausnahmen vom Urheberrecht, etwa Zitat, Kritik, Karikatur, Parodie und Pastiche, dürfen Sie nutzen. Wird ein Inhalt zu Unrecht gesperrt, können Sie sich beschweren; ein Mensch prüft die Beschwerde.`}`,
    en: (c) => prose`
      ## Your content

      What you post remains yours. Post only what you are entitled to. ${c.part.run`You give us, free of charge, the non-exclusive right to store, copy, technically adapt and show your content as far as this is needed to run the service. It ends when you delete the content or your account, unless others have used it further as you wished.`}${c.part.promotion`You give us, free of charge, the non-exclusive right to store, copy, technically adapt and show your content in order to run the service and to promote it. You can object to the promotion at any time; otherwise the right ends when you delete the content or your account.`}${c.part.perpetual`You give us, free of charge, the non-exclusive right without limit in time and territory to store, copy, technically adapt and show your content in connection with the service, to the extent that the applicable law permits. Your moral rights and your rights in your data remain.`}

      ${c.part.exceptions`You may use exceptions to copyright in the law, such as quotation, criticism, caricature, parody and pastiche. If content is blocked wrongly, you can complain; a person reviews the complaint.`}`,
    es: (c) => prose`
      ## Sus contenidos

      Lo que usted publica sigue siendo suyo. Publique solo aquello a lo que tiene derecho. ${c.part.run`Nos concede gratuitamente el derecho no exclusivo de almacenar, reproducir, adaptar técnicamente y mostrar sus contenidos en la medida necesaria para prestar el servicio. Termina cuando elimina el contenido o su cuenta, salvo que otros lo hayan reutilizado conforme a su voluntad.`}${c.part.promotion`Nos concede gratuitamente el derecho no exclusivo de almacenar, reproducir, adaptar técnicamente y mostrar sus contenidos para prestar el servicio y promocionarlo. Puede oponerse a la promoción en todo momento; en lo demás, el derecho termina cuando elimina el contenido o su cuenta.`}${c.part.perpetual`Nos concede gratuitamente el derecho no exclusivo, sin límite de tiempo ni territorio, de almacenar, reproducir, adaptar técnicamente y mostrar sus contenidos en relación con el servicio, en la medida en que lo permita la ley aplicable. Subsisten sus derechos morales y los relativos a sus datos.`}

      ${c.part.exceptions`Puede acogerse a las excepciones legales a los derechos de autor, como la cita, la crítica, la caricatura, la parodia y el pastiche. Si un contenido se bloquea por error, puede reclamar; una persona revisa la reclamación.`}`,
    fr: (c) => prose`
      ## Vos contenus

      Ce que vous publiez reste à vous. Ne publiez que ce que vous êtes en droit de publier. ${c.part.run`Vous nous accordez gratuitement le droit non exclusif de conserver, reproduire, adapter techniquement et montrer vos contenus dans la mesure nécessaire au fonctionnement du service. Il prend fin lorsque vous supprimez le contenu ou votre compte, sauf si d’autres l’ont réutilisé selon votre volonté.`}${c.part.promotion`Vous nous accordez gratuitement le droit non exclusif de conserver, reproduire, adapter techniquement et montrer vos contenus pour faire fonctionner le service et le promouvoir. Vous pouvez vous opposer à la promotion à tout moment ; pour le reste, le droit prend fin lorsque vous supprimez le contenu ou votre compte.`}${c.part.perpetual`Vous nous accordez gratuitement, pour le monde entier et la durée légale des droits, le droit non exclusif de conserver, reproduire, adapter techniquement et montrer vos contenus en lien avec le service, dans la mesure permise par la loi applicable. Votre droit moral et vos droits sur vos données demeurent.`}

      ${c.part.exceptions`Vous pouvez user des exceptions légales au droit d’auteur, comme la citation, la critique, la caricature, la parodie et le pastiche. Si un contenu est bloqué à tort, vous pouvez réclamer ; une personne examine la réclamation.`}`,
    it: (c) => prose`
      ## I Suoi contenuti

      Ciò che pubblica resta Suo. Pubblichi solo ciò a cui ha diritto. ${c.part.run`Ci concede gratuitamente il diritto non esclusivo di conservare, riprodurre, adattare tecnicamente e mostrare i Suoi contenuti nella misura necessaria a fornire il servizio. Termina quando elimina il contenuto o l’account, salvo che altri l’abbiano riutilizzato secondo la Sua volontà.`}${c.part.promotion`Ci concede gratuitamente il diritto non esclusivo di conservare, riprodurre, adattare tecnicamente e mostrare i Suoi contenuti per fornire il servizio e promuoverlo. Può opporsi alla promozione in ogni momento; per il resto il diritto termina quando elimina il contenuto o l’account.`}${c.part.perpetual`Ci concede gratuitamente il diritto non esclusivo, senza limiti di tempo e di territorio, di conservare, riprodurre, adattare tecnicamente e mostrare i Suoi contenuti in relazione al servizio, nella misura consentita dalla legge applicabile. Restano i diritti morali e i diritti sui Suoi dati.`}

      ${c.part.exceptions`Può avvalersi delle eccezioni di legge al diritto d’autore, come citazione, critica, caricatura, parodia e pastiche. Se un contenuto è bloccato a torto, può presentare reclamo; una persona esamina il reclamo.`}`,
    nl: (c) => prose`
      ## Uw inhoud

      Wat u plaatst, blijft van u. Plaats alleen waartoe u gerechtigd bent. ${c.part.run`U geeft ons kosteloos het niet-exclusieve recht uw inhoud op te slaan, te kopiëren, technisch aan te passen en te tonen voor zover dat nodig is om de dienst uit te voeren. Het eindigt wanneer u de inhoud of uw account verwijdert, tenzij anderen die volgens uw wens verder hebben gebruikt.`}${c.part.promotion`U geeft ons kosteloos het niet-exclusieve recht uw inhoud op te slaan, te kopiëren, technisch aan te passen en te tonen om de dienst uit te voeren en te promoten. Tegen de promotie kunt u altijd bezwaar maken; verder eindigt het recht wanneer u de inhoud of uw account verwijdert.`}${c.part.perpetual`U geeft ons kosteloos het niet-exclusieve recht, zonder grens in tijd en gebied, om uw inhoud in verband met de dienst op te slaan, te kopiëren, technisch aan te passen en te tonen, voor zover het toepasselijke recht dat toestaat. Uw persoonlijkheidsrechten en uw rechten op uw gegevens blijven bestaan.`}

      ${c.part.exceptions`U mag gebruikmaken van wettelijke uitzonderingen op het auteursrecht, zoals citaat, kritiek, karikatuur, parodie en pastiche. Wordt inhoud ten onrechte geblokkeerd, dan kunt u een klacht indienen; een mens beoordeelt de klacht.`}`,
  },
});
