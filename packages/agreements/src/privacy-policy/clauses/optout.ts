import { given, has, link, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { passesOn, sells, sharesForAds, underAmericanLaw, underCcpa } from './california-facts.ts';
import { clause } from './clause.ts';

const gpcSite = catalogueLink('https://globalprivacycontrol.org');
const daa = catalogueLink('https://optout.aboutads.info', 'Digital Advertising Alliance');
const nai = catalogueLink('https://thenai.org/opt-out', 'Network Advertising Initiative');

/**
 * Notice of the right to opt out: Cal. Civ. Code § 1798.120(b), 1798.135(c); 11 CCR § 7013(e)-(f), 7015, 7025, 7026(a), (d), (f); Va. Code
 * § 59.1-578(D) and its sisters. Statutory titles of links stand in English, explained. California leaves no choice whether a signal
 * counts (§ 7025(b)-(c)): where signals are not honoured elsewhere, they are there. "Without friction" only where the site shows the
 * signal (§ 7025(f)-(g)). The link is named where the owner gave the page
 * behind it; who has none is left with the ways of a request and the signal. Industry pages reach less than the right does, so they are named as something further.
 */
export const optout = clause({
  id: 'pp.optout',
  version: 2,
  when: (a) => underAmericanLaw(a) && passesOn(a),
  parts: {
    disclosure: { meets: ['us-states-sale-optout'] },
    sale: { meets: [], when: sells },
    ads: { meets: [], when: sharesForAds },
    how: { meets: ['ccpa-7011-e3-optout-link', 'us-states-sale-optout'] },
    page: { meets: [], when: (a) => given(a.optout_link) },
    effect: { meets: [], when: underCcpa },
    signal: { meets: ['ccpa-7011-e3-gpc'], when: (a) => a.gpc !== 'not-honoured' },
    signalCalifornia: {
      meets: ['ccpa-7011-e3-gpc'],
      when: (a) => a.gpc === 'not-honoured' && has(a.laws, 'ccpa_cpra'),
    },
    frictionless: { meets: ['ccpa-7011-e3-gpc-frictionless'], when: (a) => a.gpc === 'honoured-shown' },
    industry: { meets: [], when: sharesForAds },
  },
  text: {
    de: (c) => prose`
      ## Ihre Wahlmöglichkeiten

      ${c.part.disclosure`${c.part
        .sale`**Wir verkaufen personenbezogene Daten:** Andere Unternehmen geben uns dafür Geld oder einen anderen
      Vorteil.`} ${c.part
        .ads`**Wir verwenden personenbezogene Daten für zielgerichtete Werbung:** Werbepartner erhalten sie, damit sich die Werbung nach dem richtet, was Sie auf Websites und in Apps verschiedener Unternehmen tun.`} Wenn Sie in einem der amerikanischen
      Bundesstaaten leben, die Ihnen dieses Recht geben, können Sie dem jederzeit kostenlos widersprechen (Opt-out).`}

      ${c.part.how(prose`
        So widersprechen Sie, ohne Konto und ohne Nachweis Ihrer Identität:

        - ${c.part
          .page`über den Link „Do Not Sell or Share My Personal Information“ (deutsch: Meine personenbezogenen Daten nicht verkaufen oder für Werbung weitergeben) oder „Your
          Privacy Choices“ (Ihre Wahlmöglichkeiten) in unserem Angebot; er führt auf diese Seite: ${link(c.say.optout_link)}`}
        - auf einem der Wege, die der Abschnitt „Wie Sie einen Antrag stellen“ nennt; schreiben Sie dazu „Opt-out“`)}

      ${c.part
        .effect`Wenn Sie in Kalifornien leben, setzen wir den Widerspruch spätestens nach 15 Geschäftstagen um. Wir unterrichten die
      Empfänger, denen wir Ihre Daten nach dem Widerspruch noch verkauft oder für Werbung weitergegeben haben, und bitten Sie frühestens nach zwölf Monaten um eine
      andere Entscheidung.`}

      ${c.part
        .signal`**Signale:** Sendet Ihr Browser oder Gerät ein Opt-out-Signal wie Global Privacy Control (GPC), behandeln wir es als
      Widerspruch für diesen Browser oder dieses Gerät. Sind Sie angemeldet, gilt es auch für Ihr Konto und, soweit wir Sie dort
      zuordnen können, außerhalb des Internets. Wie Sie das Signal einschalten, steht hier: ${gpcSite}.`} ${c
        .part
        .signalCalifornia`**Signale in Kalifornien:** Leben Sie dort und sendet Ihr Browser oder Gerät ein Opt-out-Signal wie Global Privacy
      Control (GPC), behandeln wir es als Widerspruch für diesen Browser oder dieses Gerät. Sind Sie angemeldet, gilt es auch für Ihr
      Konto und, soweit wir Sie dort zuordnen können, außerhalb des Internets. Wie Sie das Signal einschalten, steht hier:
      ${gpcSite}.`} ${c.part
        .frictionless`Das Signal wirkt reibungslos: Es kostet nichts, verändert unser Angebot für Sie nicht und löst keine
      Rückfragen aus. Unser Angebot zeigt an, dass es verarbeitet wurde; die anderen Wege zum Widerspruch bleiben Ihnen.`}

      ${c.part
        .industry`**Weitere Möglichkeiten:** In den Einstellungen vieler Geräte können Sie die Werbekennung zurücksetzen oder das
      Tracking durch Apps unterbinden. Vielen Werbenetzwerken zugleich widersprechen Sie bei der ${daa} und der ${nai}.`}`,
    en: (c) => prose`
      ## Your privacy choices

      ${c.part
        .disclosure`${c.part.sale`**We sell personal data:** other companies give us money or another benefit for it.`} ${c
        .part
        .ads`**We use personal data for targeted advertising:** advertising partners receive it so that advertising can be based
      on what you do on websites and in apps of different companies.`} If you live in one of the American states that
      give you this right, you can opt out of this at any time and free of charge.`}

      ${c.part.how(prose`
        You opt out in these ways, without an account and without proving your identity:

        - ${c.part
          .page`by the link “Do Not Sell or Share My Personal Information” or “Your Privacy Choices” in our service; it leads to
          this page: ${link(c.say.optout_link)}`}
        - in one of the ways named in the section “How to make a request”; please mention “opt-out”`)}

      ${c.part
        .effect`If you live in California, we act on the opt-out within 15 business days at the latest. We inform every
      recipient to whom we sold or with whom we shared your information after you opted out and before we acted on it, and we do
      not ask you to opt in again for at least twelve months.`}

      ${c.part
        .signal`**Signals:** if your browser or device sends an opt-out preference signal such as Global Privacy Control (GPC), we treat it
      as an opt-out for that browser or device. If you are signed in, it also applies to your account and, as far as we can recognise you
      there, offline. How to switch the signal on is explained here: ${gpcSite}.`} ${c.part
        .signalCalifornia`**Signals in California:** if you live there and your browser or device sends an opt-out preference signal such as
      Global Privacy Control (GPC), we treat it as an opt-out for that browser or device. If you are signed in, it also applies to your
      account and, as far as we can recognise you there, offline. How to switch the signal on is explained here:
      ${gpcSite}.`} ${c.part
        .frictionless`The signal works without friction: it costs nothing, does not change our service for you and triggers no
      questions. Our service shows that it has been processed; the other ways to opt out remain open to you.`}

      ${c.part
        .industry`**Further options:** in the settings of many devices you can reset the advertising identifier or stop apps from
      tracking you. You can opt out with many advertising networks at once through the ${daa} and the ${nai}.`}`,
    es: (c) => prose`
      ## Sus opciones de privacidad

      ${c.part
        .disclosure`${c.part.sale`**Vendemos datos personales:** otras empresas nos dan dinero u otra ventaja a cambio.`} ${c
        .part
        .ads`**Utilizamos datos personales para publicidad dirigida:** los reciben socios publicitarios, de modo que la publicidad se base en lo
      que usted hace en sitios web y aplicaciones de distintas empresas.`} Si vive en uno de los estados de Estados Unidos que le reconocen
      este derecho, puede oponerse a ello en cualquier momento y de forma gratuita (opt-out).`}

      ${c.part.how(prose`
        Puede oponerse por estas vías, sin cuenta y sin acreditar su identidad:

        - ${c.part
          .page`mediante el enlace «Do Not Sell or Share My Personal Information» (en español: no vender ni ceder mis datos personales) o «Your
          Privacy Choices» (sus opciones de privacidad) de nuestro servicio, que lleva a esta página: ${link(c.say.optout_link)}`}
        - por una de las vías del apartado «Cómo presentar una solicitud»; indique «opt-out»`)}

      ${c.part
        .effect`Si vive en California, aplicamos su oposición en 15 días hábiles como máximo. Si entre su oposición y su aplicación
      hemos facilitado aún sus datos a otros, informamos a esos destinatarios. Durante doce meses no le pedimos que cambie de decisión.`}

      ${c.part
        .signal`**Señales:** si su navegador o dispositivo envía una señal de oposición como Global Privacy Control (GPC), la tratamos como
      oposición para ese navegador o dispositivo. Si ha iniciado sesión, vale también para su cuenta y, en la medida en que podamos
      reconocerle allí, fuera de internet. Cómo activar la señal se explica aquí: ${gpcSite}.`} ${c.part
        .signalCalifornia`**Señales en California:** si vive allí y su navegador o dispositivo envía una señal de oposición como Global Privacy
      Control (GPC), la tratamos como oposición para ese navegador o dispositivo. Si ha iniciado sesión, vale también para su cuenta y, en
      la medida en que podamos reconocerle allí, fuera de internet. Cómo activar la señal se explica aquí: ${gpcSite}.`} ${c
        .part
        .frictionless`La señal surte efecto sin trabas: no le cuesta nada, no altera nuestro servicio para usted y no da lugar a preguntas. Nuestro servicio
      muestra que se ha procesado; las demás vías de oposición siguen a su disposición.`}

      ${c.part
        .industry`**Otras posibilidades:** en los ajustes de muchos dispositivos puede restablecer el identificador publicitario o impedir
      que las aplicaciones le rastreen. Puede oponerse ante muchas redes publicitarias a la vez a través de la ${daa} y la ${nai}.`}`,
    fr: (c) => prose`
      ## Vos choix en matière de confidentialité

      ${c.part.disclosure`${c.part
        .sale`**Nous vendons des données à caractère personnel :** d’autres entreprises nous donnent de l’argent ou un autre
      avantage en échange.`} ${c.part
        .ads`**Nous utilisons des données à caractère personnel pour la publicité ciblée :** des partenaires
      publicitaires les reçoivent afin que la publicité tienne compte de ce que vous faites sur les sites web et dans les applications de
      différentes entreprises.`} Si vous vivez dans l’un des États américains qui vous accordent ce droit, vous pouvez vous y opposer
      gratuitement à tout moment (opt-out).`}

      ${c.part.how(prose`
        Vous pouvez vous opposer ainsi, sans compte et sans prouver votre identité :

        - ${c.part
          .page`par le lien « Do Not Sell or Share My Personal Information » (en français : ne pas vendre ni partager mes données à
          caractère personnel) ou « Your Privacy Choices » (vos choix en matière de confidentialité) de notre service, qui mène à cette
          page : ${link(c.say.optout_link)}`}
        - par l’un des moyens indiqués à la section « Comment présenter une demande » ; précisez « opt-out »`)}

      ${c.part
        .effect`Si vous vivez en Californie, nous donnons effet à l’opposition dans les 15 jours ouvrables au plus tard. Si
        nous avons encore remis vos données à des destinataires entre votre opposition et sa prise d’effet, nous les en
        informons. Nous ne vous demandons pas de changer d’avis pendant douze mois.`}

      ${c.part
        .signal`**Signaux :** si votre navigateur ou votre appareil envoie un signal d’opposition tel que Global Privacy Control (GPC), nous
      le traitons comme une opposition pour ce navigateur ou cet appareil. Si vous êtes connecté, il vaut aussi pour votre
      compte et, dans la mesure où nous pouvons vous reconnaître, pour la vente et le partage de données hors ligne. La manière d’activer le signal est expliquée ici : ${gpcSite}.`} ${c
        .part
        .signalCalifornia`**Signaux en Californie :** si vous y vivez et que votre navigateur ou votre appareil envoie un signal d’opposition tel que
      Global Privacy Control (GPC), nous le traitons comme une opposition pour ce navigateur ou cet appareil. Si vous êtes connecté, il
      vaut aussi pour votre compte et, dans la mesure où nous pouvons vous reconnaître, pour la vente et le partage de données
      hors ligne. La manière d’activer le signal est expliquée
      ici : ${gpcSite}.`} ${c.part
        .frictionless`Le signal agit sans obstacle : il ne coûte rien, ne modifie pas notre service pour vous et ne déclenche
      aucune question. Notre service indique qu’il a été traité ; les autres moyens d’opposition restent à votre disposition.`}

      ${c.part
        .industry`**Autres possibilités :** dans les réglages de nombreux appareils, vous pouvez réinitialiser l’identifiant publicitaire ou
      empêcher les applications de vous suivre. Vous pouvez vous opposer auprès de nombreux réseaux publicitaires à la fois par l’intermédiaire
      de la ${daa} et de la ${nai}.`}`,
    it: (c) => prose`
      ## Le Sue scelte sulla privacy

      ${c.part
        .disclosure`${c.part.sale`**Vendiamo dati personali:** altre imprese ci danno in cambio denaro o un altro vantaggio.`} ${c
        .part
        .ads`**Usiamo dati personali per pubblicità mirata:** li ricevono partner pubblicitari, affinché la pubblicità si basi su ciò che Lei fa su siti
      web e app di imprese diverse.`} Se Lei vive in uno degli Stati americani che Le riconoscono questo diritto, può opporsi in ogni momento e
      gratuitamente (opt-out).`}

      ${c.part.how(prose`
        Può opporsi in questi modi, senza account e senza dimostrare la Sua identità:

        - ${c.part
          .page`con il link «Do Not Sell or Share My Personal Information» (in italiano: non vendere né condividere i miei dati personali) o «Your
          Privacy Choices» (in italiano: le Sue scelte sulla privacy) del nostro servizio, che porta a questa pagina: ${link(c.say.optout_link)}`}
        - in uno dei modi indicati nella sezione «Come presentare una richiesta»; indichi «opt-out»`)}

      ${c.part
        .effect`Se Lei vive in California, diamo seguito all’opposizione entro 15 giorni lavorativi. Informiamo i destinatari ai
      quali abbiamo ancora fornito i Suoi dati dopo l’opposizione e per dodici mesi non Le chiediamo di cambiare decisione.`}

      ${c.part
        .signal`**Segnali:** se il Suo browser o dispositivo invia un segnale di opt-out come Global Privacy Control (GPC), lo trattiamo come
      opposizione per quel browser o dispositivo. Se ha effettuato l’accesso, vale anche per il Suo account e, per quanto possiamo riconoscerLa,
      anche al di fuori di internet. Come attivare il segnale è spiegato qui: ${gpcSite}.`} ${c.part
        .signalCalifornia`**Segnali in California:** se Lei vive lì e il Suo browser o dispositivo invia un segnale di opt-out come Global Privacy
      Control (GPC), lo trattiamo come opposizione per quel browser o dispositivo. Se ha effettuato l’accesso, vale anche per il Suo account e,
      per quanto possiamo riconoscerLa, anche al di fuori di internet. Come attivare il segnale è spiegato qui: ${gpcSite}.`} ${c
        .part
        .frictionless`Il segnale agisce senza ostacoli: non costa nulla, non cambia il nostro servizio per Lei e non fa comparire domande. Il nostro
      servizio mostra che è stato elaborato; gli altri modi per opporsi restano a Sua disposizione.`}

      ${c.part
        .industry`**Altre possibilità:** nelle impostazioni di molti dispositivi può reimpostare l’identificativo pubblicitario o impedire alle app di tracciarLa. Può opporsi presso molte reti pubblicitarie insieme tramite la ${daa} e la ${nai}.`}`,
    nl: (c) => prose`
      ## Uw privacykeuzes

      ${c.part.disclosure`${c.part
        .sale`**Wij verkopen persoonsgegevens:** andere bedrijven geven ons daarvoor geld of een ander
      voordeel.`} ${c.part
        .ads`**Wij gebruiken persoonsgegevens voor gerichte reclame:** reclamepartners krijgen ze, zodat reclame aansluit bij wat
      u op websites en in apps van verschillende bedrijven doet.`} Woont u in een van de Amerikaanse staten die u dit recht geven, dan kunt u
      daartegen op elk moment kosteloos bezwaar maken (opt-out).`}

      ${c.part.how(prose`
        U kunt op deze manieren bezwaar maken, zonder account en zonder uw identiteit te bewijzen:

        - ${c.part
          .page`via de link “Do Not Sell or Share My Personal Information” (Nederlands: mijn persoonsgegevens niet verkopen of delen) of “Your Privacy
          Choices” (uw privacykeuzes) in onze dienst, die naar deze pagina leidt: ${link(c.say.optout_link)}`}
        - op een van de manieren in het onderdeel “Hoe u een verzoek indient”; vermeld daarbij “opt-out”`)}

      ${c.part
        .effect`Woont u in Californië, dan voeren wij het bezwaar uiterlijk na 15 werkdagen uit. Wij lichten de ontvangers in aan wie wij uw
      gegevens na het bezwaar nog hebben gegeven en vragen u twaalf maanden lang niet om een andere keuze.`}

      ${c.part
        .signal`**Signalen:** stuurt uw browser of apparaat een opt-outsignaal zoals Global Privacy Control (GPC), dan behandelen wij dat als
      bezwaar voor die browser of dat apparaat. Bent u ingelogd, dan geldt het ook voor uw account en, voor zover wij u daar kunnen herkennen,
      buiten het internet. Hoe u het signaal inschakelt, staat hier: ${gpcSite}.`} ${c.part
        .signalCalifornia`**Signalen in Californië:** woont u daar en stuurt uw browser of apparaat een opt-outsignaal zoals Global Privacy Control
      (GPC), dan behandelen wij dat als bezwaar voor die browser of dat apparaat. Bent u ingelogd, dan geldt het ook voor uw account en, voor
      zover wij u daar kunnen herkennen, buiten het internet. Hoe u het signaal inschakelt, staat hier: ${gpcSite}.`} ${c
        .part
        .frictionless`Het signaal werkt zonder hindernissen: het kost niets, verandert onze dienst voor u niet en roept geen vragen op. Onze dienst
      toont dat het is verwerkt; de andere manieren om bezwaar te maken blijven voor u open.`}

      ${c.part
        .industry`**Verdere mogelijkheden:** in de instellingen van veel apparaten kunt u de advertentie-ID opnieuw instellen of
      voorkomen dat apps u volgen. Bij veel advertentienetwerken tegelijk maakt u bezwaar via de ${daa} en de ${nai}.`}`,
  },
});
