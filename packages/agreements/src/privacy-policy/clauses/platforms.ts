import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, prose, type Words } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { underEither } from '../words/regulation.ts';
import { passesOn, underAmericanLaw } from './california-facts.ts';
import { clause, type PrivacyQuestions } from './clause.ts';
import { productName } from './provider-names.ts';

const partnerSites = catalogueLink('https://policies.google.com/technologies/partner-sites');
const googleServices = catalogueLink('https://business.safety.google/privacy/');
const googlePrivacy = catalogueLink('https://policies.google.com/privacy');
const googleAccess = catalogueLink('https://security.google.com/settings/security/permissions');
const googleAds = catalogueLink('https://adssettings.google.com');
const googleAddOn = catalogueLink('https://tools.google.com/dlpage/gaoptout');
const metaAds = catalogueLink('https://www.facebook.com/adpreferences/ad_settings');
const microsoftPrivacy = catalogueLink('https://privacy.microsoft.com/privacystatement');
const daa = catalogueLink('https://optout.aboutads.info', 'Digital Advertising Alliance');
const edaa = catalogueLink('https://www.youronlinechoices.eu');

type Given = Context<PrivacyQuestions>['a'];
const measuring: readonly string[] = ['google-analytics', 'firebase-analytics'];
const showing: readonly string[] = ['google-adsense', 'google-admob', 'google-ad-manager'];
const features = ['advertising', 'demographics'] as const;
type Nouns = Record<(typeof features)[number], Words>;

/** The chosen ones among some products, as a label: no verb hangs on their number. */
function products(
  c: Context<PrivacyQuestions>,
  question: 'analytics_vendors' | 'ad_vendors',
  among: readonly string[],
): Words {
  const chosen = c.names(c.say[question], productName);
  return c.and(chosen.filter((_, i) => among.includes(c.a[question]?.[i] ?? '')));
}

function featuresOf(c: Context<PrivacyQuestions, Language, never, Nouns>): Words {
  return c.and(features.filter((one) => has(c.a.analytics_features, one)).map((one) => c.w[one]));
}

/** The section on choices names the pages of the industry. */
function namesIndustry(a: Given): boolean {
  return underAmericanLaw(a) && passesOn(a);
}

function personalises(a: Given): boolean {
  return holdsFact(a, 'tool:adsense', 'tool:google-ads', 'tool:google-analytics-ads');
}

/**
 * Drafting note. What contracts of platforms want told: Google Analytics Terms § 7 and its policy on advertising features;
 * the AdSense terms and Google's policies on personalised advertising; Google's EU User Consent Policy; Meta's Business
 * Tools Terms § 3; YouTube API Services Developer Policies III.A; terms of Google Maps Platform and of Microsoft Clarity.
 * What each kind of tool receives, and consent, stand where the tools are named. youtube: nobody is asked whether
 * accounts are read, so access to one is conditional. Left out: Google's Limited Use statement, for nobody is asked for restricted scopes.
 */
export const platforms = clause({
  id: 'pp.platforms',
  version: 1,
  when: (a) =>
    personalises(a) ||
    holdsFact(a, 'tool:google-analytics', 'tool:meta-pixel', 'tool:youtube-api') ||
    holdsFact(a, 'tool:google-maps', 'tool:clarity'),
  parts: {
    analytics: { meets: ['ga-tos-7'], when: (a) => holdsFact(a, 'tool:google-analytics') },
    features: { meets: ['ga-adv-features'], when: (a) => holdsFact(a, 'tool:google-analytics-ads') },
    ads: { meets: ['adsense-content'], when: (a) => holdsFact(a, 'tool:adsense') },
    others: {
      meets: [],
      when: (a) => (a.ad_vendors ?? []).some((id) => !showing.includes(id)) || given(a['ad_vendors.own']),
    },
    remarketing: { meets: ['google-ads-remarketing'], when: (a) => holdsFact(a, 'tool:google-ads') },
    google: {
      meets: ['google-eu-consent'],
      when: (a) => personalises(a) && holdsFact(a, 'region:eu', 'region:uk', 'region:ch'),
    },
    there: { meets: [], when: underEither },
    here: { meets: [], when: (a) => !underEither(a) },
    meta: { meets: ['meta-business-tools'], when: (a) => holdsFact(a, 'tool:meta-pixel') },
    youtube: { meets: ['youtube-api'], when: (a) => holdsFact(a, 'tool:youtube-api') },
    maps: { meets: ['google-maps-privacy'], when: (a) => holdsFact(a, 'tool:google-maps') },
    clarity: { meets: ['clarity-notice'], when: (a) => holdsFact(a, 'tool:clarity') },
    choices: {
      meets: ['ga-adv-features', 'adsense-content', 'google-ads-remarketing', 'meta-business-tools'],
      when: (a) => personalises(a) || holdsFact(a, 'tool:meta-pixel'),
    },
    googleChoice: { meets: [], when: personalises },
    addOn: { meets: [], when: (a) => holdsFact(a, 'tool:google-analytics-ads') },
    metaChoice: { meets: [], when: (a) => holdsFact(a, 'tool:meta-pixel') },
    networks: { meets: [], when: (a) => !namesIndustry(a) },
    elsewhere: { meets: [], when: namesIndustry },
  },
  words: {
    de: {
      advertising: 'Wiedererkennen für Werbung an anderer Stelle',
      demographics: 'Schätzen von Alter, Geschlecht und Interessen',
    },
    en: {
      advertising: 'recognising visitors for advertising elsewhere',
      demographics: 'estimating age, gender and interests',
    },
    es: {
      advertising: 'el reconocimiento de visitantes para mostrar publicidad en otros lugares',
      demographics: 'la estimación de edad, sexo e intereses',
    },
    fr: {
      advertising: 'la reconnaissance des visiteurs pour la publicité affichée ailleurs',
      demographics: 'l’estimation de l’âge, du sexe et des centres d’intérêt',
    },
    it: {
      advertising: 'il riconoscimento dei visitatori per la pubblicità mostrata altrove',
      demographics: 'la stima di età, genere e interessi',
    },
    nl: {
      advertising: 'het herkennen van bezoekers voor reclame elders',
      demographics: 'het schatten van leeftijd, geslacht en interesses',
    },
  },
  text: {
    de: (c) => prose`
      ## Ergänzende Hinweise zu einzelnen Anbietern

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)}:** Daten über Ihre Nutzung werden mit Cookies, Kennungen Ihres Geräts oder ähnlichen Techniken erhoben. Wie Google diese Daten erhebt und verwendet, steht hier: ${partnerSites}. ${c.part.features`Die Werbefunktionen von Google sind eingeschaltet: ${featuresOf(c)}. Dafür verknüpft Google Kennungen, die zu unserem Angebot gehören (Erstanbieter-Cookies), mit eigenen (Drittanbieter-Cookies, Werbekennungen von Geräten).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)}:** Drittanbieter, darunter Google, können mit Cookies oder Werbekennungen Werbung auswählen, die zu Ihren früheren Besuchen bei uns und bei anderen passt. ${c.part.others`Die anderen Netzwerke nennt der Abschnitt „Werbung“.`}`}
      - ${c.part.remarketing`**Google Ads:** Drittanbieter, darunter Google, können Ihnen auf anderen Websites und in anderen Apps unsere Werbung zeigen, weil Sie uns schon einmal besucht haben. Sie erkennen Sie an Cookies oder Werbekennungen wieder.`}
      - ${c.part.google`**Google und Ihre Einwilligung:** Wie Google Daten aus solchen Diensten verwendet, steht hier: ${googleServices}. Andere Unternehmen, die dabei Daten erhalten, nennen die Abschnitte über die jeweiligen Werkzeuge. ${c.part.there`Eine Einwilligung widerrufen Sie so, wie es der Abschnitt „Cookies und ähnliche Techniken“ beschreibt.`} ${c.part.here`Eine Einwilligung können Sie jederzeit in den Einstellungen widerrufen, in denen Sie sie erteilt haben.`}`}
      - ${c.part.meta`**Meta Pixel:** Dritte, darunter Meta, können mit Cookies, Zählpixeln und ähnlichen Techniken Daten darüber erheben, was Sie bei uns und anderswo im Internet tun. Sie messen damit den Erfolg von Werbung und wählen aus, wem sie gezeigt wird.`}
      - ${c.part.youtube`**YouTube:** Videos zeigen wir über die YouTube API Services. Google erfährt, welche Sie ansehen, und kann auf Ihrem Gerät Cookies oder ähnliche Kennungen speichern und lesen. Dafür gilt die Datenschutzerklärung von Google: ${googlePrivacy}. Haben Sie unserem Angebot Zugriff auf Ihr Google-Konto gegeben, können Sie ihn hier wieder entziehen: ${googleAccess}.`}
      - ${c.part.maps`**Google Maps:** Karten zeigen wir über Schnittstellen von Google Maps (Google Maps APIs). Für die Daten, die Google dabei verarbeitet, gilt die Datenschutzerklärung von Google; insoweit ist sie Teil dieses Dokuments: ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity:** Damit erfassen wir, wie Sie unser Angebot nutzen: mit Kennzahlen zum Verhalten, Heatmaps und Aufzeichnungen von Besuchen (Session Replay). Wir nutzen dies, um unser Angebot zu verbessern und zu vermarkten. Wie Microsoft mit den Daten umgeht, steht hier: ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        Personalisierte Werbung können Sie hier abschalten:

        - ${c.part.googleChoice`Google: ${googleAds}`}
        - ${c.part.addOn`Google Analytics, mit einer Erweiterung für den Browser: ${googleAddOn}`}
        - ${c.part.metaChoice`Meta: ${metaAds}`}
        - ${c.part.networks`viele Netzwerke zugleich: ${daa}, in Europa ${edaa}`}
        - ${c.part.elsewhere`viele Netzwerke zugleich: wie im Abschnitt „Ihre Wahlmöglichkeiten“ beschrieben`}`)}`,
    en: (c) => prose`
      ## Additional notes on individual providers

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)}:** data on your use is collected by means of cookies, identifiers of your device or similar technologies. How Google collects and uses this data is explained here: ${partnerSites}. ${c.part.features`Google’s advertising features are switched on: ${featuresOf(c)}. For this, Google combines identifiers that belong to our service (first-party cookies) with its own (third-party cookies, advertising identifiers of devices).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)}:** third-party providers, including Google, can use cookies or advertising identifiers to select advertising that suits your earlier visits to our service and to others. ${c.part.others`The other networks are named in the section “Advertising”.`}`}
      - ${c.part.remarketing`**Google Ads:** third-party providers, including Google, can show you our advertising on other websites and in other apps because you have visited us before. They recognise you by cookies or advertising identifiers.`}
      - ${c.part.google`**Google and your consent:** how Google uses data from such services is explained here: ${googleServices}. Other companies that receive data through them are named in the sections on the tools concerned. ${c.part.there`You withdraw consent in the way that the section “Cookies and similar technologies” describes.`} ${c.part.here`You can withdraw consent at any time in the settings in which you gave it.`}`}
      - ${c.part.meta`**Meta Pixel:** third parties, including Meta, can use cookies, web beacons and similar technologies to collect data on what you do on our service and elsewhere on the internet. They use it to measure the success of advertising and to select who sees it.`}
      - ${c.part.youtube`**YouTube:** we show videos through the YouTube API Services. Google learns which of them you watch and can store and read cookies or similar identifiers on your device. Google’s privacy policy applies to this: ${googlePrivacy}. If you have given our service access to your Google account, you can withdraw it here: ${googleAccess}.`}
      - ${c.part.maps`**Google Maps:** we show maps through interfaces of Google Maps (Google Maps APIs). Google’s privacy policy applies to the data that Google processes for this and is part of this document to that extent: ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity:** with it we capture how you use our service, by figures on behaviour, heatmaps and recordings of visits (session replay). We use this to improve and market our service. How Microsoft handles the data is explained here: ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        You can opt out of personalised advertising here:

        - ${c.part.googleChoice`Google: ${googleAds}`}
        - ${c.part.addOn`Google Analytics, by an extension for the browser: ${googleAddOn}`}
        - ${c.part.metaChoice`Meta: ${metaAds}`}
        - ${c.part.networks`many networks at once: ${daa}, in Europe ${edaa}`}
        - ${c.part.elsewhere`many networks at once: as described in the section “Your privacy choices”`}`)}`,
    es: (c) => prose`
      ## Información adicional sobre determinados proveedores

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)}:** los datos sobre su uso se recogen mediante cookies, identificadores de su dispositivo o tecnologías similares. Aquí se explica cómo recoge y utiliza Google estos datos: ${partnerSites}. ${c.part.features`Están activadas las funciones publicitarias de Google: ${featuresOf(c)}. Para ello, Google combina identificadores propios de nuestro servicio (cookies de origen) con los suyos (cookies de terceros, identificadores publicitarios de dispositivos).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)}:** terceros proveedores, entre ellos Google, pueden utilizar cookies o identificadores publicitarios para elegir publicidad acorde con sus visitas anteriores a nuestro servicio y a otros. ${c.part.others`Las demás redes se nombran en el apartado «Publicidad».`}`}
      - ${c.part.remarketing`**Google Ads:** terceros proveedores, entre ellos Google, pueden mostrarle nuestra publicidad en otros sitios web y otras aplicaciones porque usted ya nos ha visitado. Le reconocen por cookies o identificadores publicitarios.`}
      - ${c.part.google`**Google y su consentimiento:** aquí se explica cómo utiliza Google los datos de estos servicios: ${googleServices}. Las demás empresas que reciben datos por esta vía se nombran en los apartados sobre las herramientas correspondientes. ${c.part.there`El consentimiento se retira como describe el apartado «Cookies y tecnologías similares».`} ${c.part.here`Puede retirar su consentimiento en cualquier momento en los ajustes en los que lo dio.`}`}
      - ${c.part.meta`**Meta Pixel:** terceros, entre ellos Meta, pueden utilizar cookies, balizas web y tecnologías similares para recoger datos sobre lo que usted hace en nuestro servicio y en otros lugares de internet. Con ellos miden el éxito de la publicidad y eligen a quién se muestra.`}
      - ${c.part.youtube`**YouTube:** mostramos vídeos mediante los servicios de API de YouTube (YouTube API Services). Google sabe cuáles ve usted y puede guardar y leer cookies o identificadores similares en su dispositivo. A ello se aplica la política de privacidad de Google: ${googlePrivacy}. Si ha dado a nuestro servicio acceso a su cuenta de Google, puede retirarlo aquí: ${googleAccess}.`}
      - ${c.part.maps`**Google Maps:** mostramos mapas mediante interfaces de Google Maps (Google Maps APIs). A los datos que Google trata para ello se aplica la política de privacidad de Google, que en esa medida forma parte de este documento: ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity:** con esta herramienta registramos cómo utiliza usted nuestro servicio, mediante métricas de comportamiento, mapas de calor y grabaciones de visitas (session replay). Lo utilizamos para mejorar y comercializar nuestro servicio. Aquí se explica cómo trata Microsoft los datos: ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        Puede oponerse a la publicidad personalizada aquí:

        - ${c.part.googleChoice`Google: ${googleAds}`}
        - ${c.part.addOn`Google Analytics, con una extensión para el navegador: ${googleAddOn}`}
        - ${c.part.metaChoice`Meta: ${metaAds}`}
        - ${c.part.networks`muchas redes a la vez: ${daa}, en Europa ${edaa}`}
        - ${c.part.elsewhere`muchas redes a la vez: como describe el apartado «Sus opciones de privacidad»`}`)}`,
    fr: (c) => prose`
      ## Précisions sur certains prestataires

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)} :** des données sur votre utilisation sont collectées au moyen de cookies, d’identifiants de votre appareil ou de technologies similaires. Google explique ici comment il collecte et utilise ces données : ${partnerSites}. ${c.part.features`Les fonctions publicitaires de Google sont activées : ${featuresOf(c)}. À cette fin, Google combine des identifiants propres à notre service (cookies internes) avec les siens (cookies tiers, identifiants publicitaires d’appareils).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)} :** des prestataires tiers, dont Google, peuvent utiliser des cookies ou des identifiants publicitaires pour choisir une publicité en rapport avec vos visites précédentes chez nous et ailleurs. ${c.part.others`Les autres réseaux sont nommés dans la section « Publicité ».`}`}
      - ${c.part.remarketing`**Google Ads :** des prestataires tiers, dont Google, peuvent vous montrer notre publicité sur d’autres sites et dans d’autres applications parce que vous nous avez déjà rendu visite. Ils vous reconnaissent grâce à des cookies ou à des identifiants publicitaires.`}
      - ${c.part.google`**Google et votre consentement :** Google explique ici comment il utilise les données issues de ces services : ${googleServices}. Les autres entreprises qui reçoivent des données par ce biais sont nommées dans les sections sur les outils concernés. ${c.part.there`Vous retirez un consentement comme l’indique la section « Cookies et technologies similaires ».`} ${c.part.here`Vous pouvez retirer un consentement à tout moment dans les paramètres où vous l’avez donné.`}`}
      - ${c.part.meta`**Meta Pixel :** des tiers, dont Meta, peuvent utiliser des cookies, des balises web et des technologies similaires pour collecter des données sur ce que vous faites dans notre service et ailleurs sur internet. Ils s’en servent pour mesurer le succès de la publicité et choisir à qui elle est montrée.`}
      - ${c.part.youtube`**YouTube :** nous affichons des vidéos au moyen des services d’API YouTube (YouTube API Services). Google apprend lesquelles vous regardez et peut enregistrer et lire des cookies ou des identifiants similaires sur votre appareil. Les règles de confidentialité de Google s’y appliquent : ${googlePrivacy}. Si vous avez donné à notre service accès à votre compte Google, vous pouvez le retirer ici : ${googleAccess}.`}
      - ${c.part.maps`**Google Maps :** nous affichons des cartes au moyen des interfaces de Google Maps (Google Maps APIs). Les règles de confidentialité de Google s’appliquent aux données que Google traite à cette fin et font, dans cette mesure, partie de ce document : ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity :** avec cet outil, nous relevons la manière dont vous utilisez notre service au moyen d’indicateurs de comportement, de cartes de chaleur et d’enregistrements de visites (session replay). Nous nous en servons pour améliorer et commercialiser notre service. Microsoft explique ici comment il traite les données : ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        Vous pouvez vous opposer à la publicité personnalisée ici :

        - ${c.part.googleChoice`Google : ${googleAds}`}
        - ${c.part.addOn`Google Analytics, au moyen d’une extension du navigateur : ${googleAddOn}`}
        - ${c.part.metaChoice`Meta : ${metaAds}`}
        - ${c.part.networks`de nombreux réseaux à la fois : ${daa}, en Europe ${edaa}`}
        - ${c.part.elsewhere`de nombreux réseaux à la fois : comme l’indique la section « Vos choix en matière de confidentialité »`}`)}`,
    it: (c) => prose`
      ## Precisazioni su singoli fornitori

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)}:** i dati sul Suo utilizzo sono raccolti mediante cookie, identificativi del Suo dispositivo o tecnologie simili. Come Google raccoglie e utilizza questi dati è spiegato qui: ${partnerSites}. ${c.part.features`Sono attive le funzioni pubblicitarie di Google: ${featuresOf(c)}. A tal fine Google combina identificativi propri del nostro servizio (cookie di prima parte) con i suoi (cookie di terze parti, identificativi pubblicitari dei dispositivi).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)}:** fornitori terzi, tra cui Google, possono utilizzare cookie o identificativi pubblicitari per scegliere pubblicità adatta alle Sue visite precedenti al nostro servizio e ad altri. ${c.part.others`Le altre reti sono indicate nella sezione «Pubblicità».`}`}
      - ${c.part.remarketing`**Google Ads:** fornitori terzi, tra cui Google, possono mostrarLe la nostra pubblicità su altri siti web e in altre applicazioni perché Lei ci ha già visitato. La riconoscono tramite cookie o identificativi pubblicitari.`}
      - ${c.part.google`**Google e il Suo consenso:** come Google utilizza i dati provenienti da questi servizi è spiegato qui: ${googleServices}. Le altre imprese che ricevono dati in questo modo sono indicate nelle sezioni sui rispettivi strumenti. ${c.part.there`Il consenso si revoca come descritto nella sezione «Cookie e tecnologie simili».`} ${c.part.here`Può revocare il consenso in qualsiasi momento nelle impostazioni in cui lo ha prestato.`}`}
      - ${c.part.meta`**Meta Pixel:** terzi, tra cui Meta, possono utilizzare cookie, web beacon e tecnologie simili per raccogliere dati su ciò che Lei fa nel nostro servizio e altrove su internet. Se ne servono per misurare il successo della pubblicità e scegliere a chi mostrarla.`}
      - ${c.part.youtube`**YouTube:** mostriamo video tramite i servizi API di YouTube (YouTube API Services). Google viene a sapere quali guarda e può memorizzare e leggere cookie o identificativi simili sul Suo dispositivo. Vi si applicano le norme sulla privacy di Google: ${googlePrivacy}. Se ha dato al nostro servizio accesso al Suo account Google, può revocarlo qui: ${googleAccess}.`}
      - ${c.part.maps`**Google Maps:** mostriamo mappe tramite interfacce di Google Maps (Google Maps APIs). Ai dati che Google tratta a tal fine si applicano le norme sulla privacy di Google, che in tale misura fanno parte di questo documento: ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity:** con questo strumento rileviamo come Lei utilizza il nostro servizio, mediante metriche di comportamento, mappe di calore e registrazioni delle visite (session replay). Ce ne serviamo per migliorare e commercializzare il nostro servizio. Come Microsoft tratta i dati è spiegato qui: ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        Può opporsi alla pubblicità personalizzata qui:

        - ${c.part.googleChoice`Google: ${googleAds}`}
        - ${c.part.addOn`Google Analytics, con un’estensione per il browser: ${googleAddOn}`}
        - ${c.part.metaChoice`Meta: ${metaAds}`}
        - ${c.part.networks`molte reti insieme: ${daa}, in Europa ${edaa}`}
        - ${c.part.elsewhere`molte reti insieme: come descritto nella sezione «Le Sue scelte sulla privacy»`}`)}`,
    nl: (c) => prose`
      ## Aanvullende informatie over afzonderlijke aanbieders

      - ${c.part.analytics`**${products(c, 'analytics_vendors', measuring)}:** gegevens over uw gebruik worden verzameld met cookies, identificatiecodes van uw apparaat of soortgelijke technieken. Hoe Google deze gegevens verzamelt en gebruikt, staat hier: ${partnerSites}. ${c.part.features`De advertentiefuncties van Google staan aan: ${featuresOf(c)}. Daarvoor combineert Google identificatiecodes die bij onze dienst horen (first-party cookies) met eigen identificatiecodes (third-party cookies, advertentie-ID’s van apparaten).`}`}
      - ${c.part.ads`**${products(c, 'ad_vendors', showing)}:** derde aanbieders, waaronder Google, kunnen met cookies of advertentie-ID’s reclame kiezen die past bij uw eerdere bezoeken aan ons en aan anderen. ${c.part.others`De andere netwerken staan in het onderdeel “Reclame”.`}`}
      - ${c.part.remarketing`**Google Ads:** derde aanbieders, waaronder Google, kunnen u op andere websites en in andere apps onze reclame tonen omdat u ons al eens hebt bezocht. Zij herkennen u aan cookies of advertentie-ID’s.`}
      - ${c.part.google`**Google en uw toestemming:** hoe Google gegevens uit zulke diensten gebruikt, staat hier: ${googleServices}. Andere ondernemingen die daarbij gegevens ontvangen, staan in de onderdelen over de betrokken hulpmiddelen. ${c.part.there`U trekt een toestemming in zoals beschreven in het onderdeel “Cookies en soortgelijke technieken”.`} ${c.part.here`U kunt een toestemming op elk moment intrekken in de instellingen waarin u die hebt gegeven.`}`}
      - ${c.part.meta`**Meta Pixel:** derden, waaronder Meta, kunnen met cookies, webbakens en soortgelijke technieken gegevens verzamelen over wat u in onze dienst en elders op internet doet. Daarmee meten zij het succes van reclame en kiezen zij wie die te zien krijgt.`}
      - ${c.part.youtube`**YouTube:** video’s tonen wij via de YouTube API Services. Google komt te weten welke u bekijkt en kan op uw apparaat cookies of soortgelijke identificatiecodes opslaan en uitlezen. Daarvoor geldt het privacybeleid van Google: ${googlePrivacy}. Als u onze dienst toegang tot uw Google-account hebt gegeven, kunt u die hier weer intrekken: ${googleAccess}.`}
      - ${c.part.maps`**Google Maps:** kaarten tonen wij via interfaces van Google Maps (Google Maps APIs). Voor de gegevens die Google daarbij verwerkt, geldt het privacybeleid van Google; in zoverre maakt het deel uit van dit document: ${googlePrivacy}.`}
      - ${c.part.clarity`**Microsoft Clarity:** daarmee leggen wij vast hoe u onze dienst gebruikt, met cijfers over gedrag, heatmaps en opnamen van bezoeken (session replay). Wij gebruiken dit om onze dienst te verbeteren en te promoten. Hoe Microsoft met de gegevens omgaat, staat hier: ${microsoftPrivacy}.`}

      ${c.part.choices(prose`
        Tegen gepersonaliseerde reclame kunt u hier bezwaar maken:

        - ${c.part.googleChoice`Google: ${googleAds}`}
        - ${c.part.addOn`Google Analytics, met een extensie voor de browser: ${googleAddOn}`}
        - ${c.part.metaChoice`Meta: ${metaAds}`}
        - ${c.part.networks`veel netwerken tegelijk: ${daa}, in Europa ${edaa}`}
        - ${c.part.elsewhere`veel netwerken tegelijk: zoals beschreven in het onderdeel “Uw privacykeuzes”`}`)}`,
  },
});
