import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Licence no wider than its purpose, with place and time (§ 307 BGB with § 31(5) UrhG, art. L. 131-3 CPI, art. 43 TRLPI, art. 25f Auteurswet, Annex 1 UCTD); after the end only what Art. 16(3) DCD leaves (§ 327p BGB). Advertising with what people post needs their consent (§ 22 KUG, art. 96 l. 633/1941, art. XI.174 CDE, Art. 9 GDPR, N.Y. Civil Rights Law §§ 50 and 51). Art. 17(9) DSM exceptions for users. */
export const ugc = clause({
  id: 'tc.ugc',
  version: 2,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    run: { meets: [], when: (a) => a.ugc_licence !== 'perpetual' },
    promotion: { meets: [], when: (a) => a.ugc_licence === 'promotion' },
    perpetual: { meets: [], when: (a) => a.ugc_licence === 'perpetual' },
    exceptions: { meets: ['dsm-17-9'], when: (a) => has(a.laws, 'eu_dsa') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Inhalte

      Was Sie einstellen, gehört weiter Ihnen. Stellen Sie nur ein, wozu Sie berechtigt sind. Sie räumen uns unentgeltlich und weltweit das einfache Recht ein, Ihre Inhalte so weit zu speichern, zu vervielfältigen, technisch anzupassen und zu zeigen, wie es für den Betrieb des Dienstes nötig ist. ${c.part.run`Das Recht endet, wenn Sie den Inhalt oder Ihr Konto löschen, soweit andere ihn nicht mit Ihrem Willen weiterverwendet haben.`} ${c.part.perpetual`Das Recht endet, wenn Sie den Inhalt oder Ihr Konto löschen. Danach verwenden wir nur weiter, was Sie gemeinsam mit anderen geschaffen haben und diese weiter nutzen, und was sich von anderen Daten nicht oder nur mit unverhältnismäßigem Aufwand trennen lässt.`} ${c.part.promotion`Für Werbung verwenden wir Ihre Inhalte nur mit Ihrer gesonderten Einwilligung, die Sie jederzeit widerrufen können.`}

      ${c.part.exceptions`Gesetzliche Ausnahmen vom Urheberrecht, etwa Zitat, Kritik, Karikatur, Parodie und Pastiche, dürfen Sie nutzen. Wird ein Inhalt zu Unrecht gesperrt, können Sie sich beschweren; ein Mensch prüft die Beschwerde.`}`,
    en: (c) => prose`
      ## Your content

      What you post remains yours. Post only what you are entitled to. You give us, free of charge and worldwide, the non-exclusive right to store, copy, technically adapt and show your content as far as this is needed to run the service. ${c.part.run`The right ends when you delete the content or your account, unless others have used it further as you wished.`} ${c.part.perpetual`The right ends when you delete the content or your account. After that we go on using only what you created together with others who still use it, and what cannot be separated from other data or only with disproportionate effort.`} ${c.part.promotion`We use your content for advertising only with your separate consent, which you can withdraw at any time.`}

      ${c.part.exceptions`You may use exceptions to copyright in the law, such as quotation, criticism, caricature, parody and pastiche. If content is blocked wrongly, you can complain; a person reviews the complaint.`}`,
    es: (c) => prose`
      ## Sus contenidos

      Lo que usted publica sigue siendo suyo. Publique solo aquello a lo que tiene derecho. Nos concede gratuitamente y para todo el mundo el derecho no exclusivo de almacenar, reproducir, adaptar técnicamente y mostrar sus contenidos en la medida necesaria para prestar el servicio. ${c.part.run`El derecho termina cuando elimina el contenido o su cuenta, salvo que otros lo hayan reutilizado conforme a su voluntad.`} ${c.part.perpetual`El derecho termina cuando elimina el contenido o su cuenta. Después solo seguimos usando lo que creó junto con otros que siguen utilizándolo y lo que no puede separarse de otros datos o solo con un esfuerzo desproporcionado.`} ${c.part.promotion`Solo usamos sus contenidos en publicidad con su consentimiento separado, que puede retirar en cualquier momento.`}

      ${c.part.exceptions`Puede acogerse a las excepciones legales a los derechos de autor, como la cita, la crítica, la caricatura, la parodia y el pastiche. Si un contenido se bloquea por error, puede reclamar; una persona revisa la reclamación.`}`,
    fr: (c) => prose`
      ## Vos contenus

      Ce que vous publiez reste à vous. Ne publiez que ce que vous êtes en droit de publier. Vous nous accordez gratuitement, pour le monde entier, le droit non exclusif de conserver, reproduire, adapter techniquement et montrer vos contenus dans la mesure nécessaire au fonctionnement du service. ${c.part.run`Ce droit prend fin lorsque vous supprimez le contenu ou votre compte, sauf si d’autres l’ont réutilisé selon votre volonté.`} ${c.part.perpetual`Ce droit prend fin lorsque vous supprimez le contenu ou votre compte. Nous ne continuons ensuite à utiliser que ce que vous avez créé avec d’autres qui s’en servent encore, et ce qui ne peut être séparé d’autres données ou seulement au prix d’un effort disproportionné.`} ${c.part.promotion`Nous n’utilisons vos contenus à des fins publicitaires qu’avec votre accord distinct, que vous pouvez retirer à tout moment.`}

      ${c.part.exceptions`Vous pouvez user des exceptions légales au droit d’auteur, comme la citation, la critique, la caricature, la parodie et le pastiche. Si un contenu est bloqué à tort, vous pouvez introduire une réclamation, qu’une personne examine.`}`,
    it: (c) => prose`
      ## I Suoi contenuti

      Ciò che pubblica resta Suo. Pubblichi solo ciò a cui ha diritto. Ci concede gratuitamente e per tutto il mondo il diritto non esclusivo di conservare, riprodurre, adattare tecnicamente e mostrare i Suoi contenuti nella misura necessaria a fornire il servizio. ${c.part.run`Il diritto termina quando elimina il contenuto o l’account, salvo che altri l’abbiano riutilizzato secondo la Sua volontà.`} ${c.part.perpetual`Il diritto termina quando elimina il contenuto o l’account. In seguito continuiamo a usare solo ciò che ha creato insieme ad altri che lo usano ancora e ciò che non può essere separato da altri dati o solo con uno sforzo sproporzionato.`} ${c.part.promotion`Usiamo i Suoi contenuti a fini pubblicitari solo con il Suo consenso separato, che può revocare in qualsiasi momento.`}

      ${c.part.exceptions`Può avvalersi delle eccezioni di legge al diritto d’autore, come citazione, critica, caricatura, parodia e pastiche. Se un contenuto è bloccato a torto, può presentare reclamo; una persona esamina il reclamo.`}`,
    nl: (c) => prose`
      ## Uw inhoud

      Wat u plaatst, blijft van u. Plaats alleen waartoe u gerechtigd bent. U geeft ons kosteloos en wereldwijd het niet-exclusieve recht uw inhoud op te slaan, te kopiëren, technisch aan te passen en te tonen voor zover dat nodig is om de dienst uit te voeren. ${c.part.run`Het recht eindigt wanneer u de inhoud of uw account verwijdert, tenzij anderen de inhoud volgens uw wens verder hebben gebruikt.`} ${c.part.perpetual`Het recht eindigt wanneer u de inhoud of uw account verwijdert. Daarna gebruiken wij alleen nog wat u samen met anderen hebt gemaakt die het blijven gebruiken, en wat niet of alleen met onevenredige inspanning van andere gegevens kan worden gescheiden.`} ${c.part.promotion`Voor reclame gebruiken wij uw inhoud alleen met uw afzonderlijke toestemming, die u altijd kunt intrekken.`}

      ${c.part.exceptions`U mag gebruikmaken van wettelijke uitzonderingen op het auteursrecht, zoals citaat, kritiek, karikatuur, parodie en pastiche. Wordt inhoud ten onrechte geblokkeerd, dan kunt u een klacht indienen; een mens beoordeelt de klacht.`}`,
  },
});
