import { given, has, prose } from '../../document/authoring.ts';
import { deviceStatutes, statuteOf } from '../../privacy-policy/words/device-statutes.ts';
import { inUnion, mayNeedConsent, owesConsent, usesNothing } from '../uses.ts';
import { clause } from './clause.ts';

const information = [
  'eprivacy-5-3',
  'fr-82',
  'de-tdddg-25',
  'nl-tw-11-7a',
  'es-lssi-22-2',
  'cookie-refusal',
  'uk-pecr-6',
] as const;

/**
 * How people decide: Art. 5(3) ePrivacy Directive with Art. 4(11) and 7 GDPR; the CNIL's guidelines 2020-091
 * (how to accept or refuse, what follows from either) and recommendation 2020-092 (how long a choice holds).
 * Under these laws silence is a refusal; where none of them was chosen the text follows the owner's model.
 */
export const consent = clause({
  id: 'cp.consent',
  version: 2,
  when: (a) => !usesNothing(a),
  parts: {
    asked: { meets: information, when: (a) => a.banner_model === 'opt-in' && a.banner === 'another' },
    region: { meets: information, when: (a) => a.banner_model === 'by-region' && a.banner === 'another' },
    until: { meets: [], when: (a) => a.banner_model === 'opt-out' && a.banner === 'another' },
    notice: { meets: [], when: (a) => a.banner_model === 'notice' && a.banner === 'another' },
    unasked: {
      meets: information,
      when: (a) => a.banner !== 'another' && owesConsent(a) && mayNeedConsent(a),
    },
    onlyNecessary: {
      meets: [],
      when: (a) => a.banner !== 'another' && owesConsent(a) && !mayNeedConsent(a),
    },
    free: { meets: [], when: (a) => a.banner !== 'another' && !owesConsent(a) && mayNeedConsent(a) },
    consequences: {
      meets: ['cookie-refusal', 'es-lssi-22-2', 'fr-82'],
      when: (a) => owesConsent(a) && mayNeedConsent(a),
    },
    remembered: {
      meets: ['cnil-choice-memory'],
      when: (a) => a.banner_model !== 'notice' && a.banner === 'another' && !given(a.site_banner_days),
    },
    // What the banner does is said, whatever was answered.
    kept: {
      meets: ['cnil-choice-memory'],
      when: (a) => a.banner_model !== 'notice' && a.banner === 'another' && given(a.site_banner_days),
    },
    proof: { meets: [], when: (a) => a.banner === 'another' && has(a.laws, 'gdpr') },
    basis: { meets: ['gdpr-r30-cookies', 'at-tkg-165'], when: inUnion },
    consentBasis: { meets: [], when: mayNeedConsent },
    statute: { meets: [], when: (a) => statuteOf(a.country) !== undefined },
    directive: { meets: [], when: (a) => statuteOf(a.country) === undefined },
  },
  words: {
    de: deviceStatutes.de,
    en: deviceStatutes.en,
    es: deviceStatutes.es,
    fr: deviceStatutes.fr,
    it: deviceStatutes.it,
    nl: deviceStatutes.nl,
  },
  text: {
    de: ({ a, number, part, period, plural, say, w }) => prose`
      ## Wie Sie entscheiden

      ${part.asked`Beim ersten Besuch fragt ein Banner nach Ihrer Auswahl. Dort können Sie zustimmen oder ablehnen, insgesamt oder für einzelne
      Zwecke. Cookies, die eine Einwilligung brauchen, setzen wir erst nach Ihrer Zustimmung; wer nichts auswählt, hat nicht
      zugestimmt.`} ${part.region`Rufen Sie unser Angebot aus dem EWR, dem Vereinigten Königreich oder einem anderen Gebiet auf,
      dessen Recht eine Einwilligung verlangt, fragt beim ersten Besuch ein Banner nach Ihrer Auswahl. Dort können Sie zustimmen oder ablehnen,
      insgesamt oder für einzelne Zwecke. Cookies, die eine Einwilligung brauchen, setzen wir dort erst nach Ihrer Zustimmung; wer
      nichts auswählt, hat nicht zugestimmt. In anderen Gebieten setzen wir sie ein, bis Sie ihnen widersprechen.`}
      ${part.until`Cookies, die nicht unbedingt erforderlich sind, setzen wir ein, bis Sie ihnen widersprechen. Ein Banner weist beim ersten Besuch darauf hin und lässt
      Ihnen die Wahl.`} ${part.notice`Ein Banner weist beim ersten Besuch auf unsere Cookies hin. Wie Sie nicht notwendige Cookies
      abschalten, steht im folgenden Abschnitt.`} ${part.unasked`Cookies, die eine Einwilligung brauchen, setzen wir erst, wenn Sie
      zugestimmt haben, etwa indem Sie einen Inhalt freigeben, auf dessen Cookies wir vorher hinweisen. Sie können zustimmen oder
      ablehnen; wer nichts tut, hat nicht zugestimmt.`} ${part.onlyNecessary`Da wir nur unbedingt erforderliche Cookies einsetzen,
      bitten wir Sie nicht um eine Einwilligung.`} ${part.free`Wo das Gesetz keine Einwilligung verlangt, setzen wir auch Cookies ein, die nicht unbedingt erforderlich sind, bis Sie sie wie im folgenden Abschnitt beschrieben abschalten.`}

      ${part.consequences`Die Einwilligung ist freiwillig. Stimmen Sie zu, werden Daten zu den genannten Zwecken verarbeitet und die
      dort genannten Anbieter erhalten Zugriff. Lehnen Sie ab, unterbleibt das; nicht verfügbar sind dann nur Funktionen, die auf
      diesen Cookies beruhen.`}

      ${part.remembered`Ihre Auswahl gilt ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`Monat`, other: prose`Monate` })}; danach erscheint das Banner erneut.`}
      ${part.kept`Ihre Auswahl gilt ${period(say.site_banner_days, 'akk')}; danach erscheint das Banner erneut.`}
      ${part.proof`Wir speichern sie mit ihrem Zeitpunkt, damit wir sie beachten und eine Einwilligung nachweisen können (Art. 7
      Abs. 1 DSGVO).`}

      ${part.basis`Rechtsgrundlage für die Verarbeitung personenbezogener Daten ist bei Cookies, die keine Einwilligung brauchen, unser
      berechtigtes Interesse an einem funktionierenden und sicheren Angebot (Art. 6 Abs. 1 Buchst. f DSGVO) oder der Vertrag mit
      Ihnen (Buchst. b)${part.consentBasis`, bei Cookies, die eine Einwilligung brauchen, Ihre Einwilligung (Buchst. a)`}. ${part.statute`Wann das Speichern und Lesen auf Ihrem
      Gerät eine Einwilligung braucht, folgt aus ${w[statuteOf(a.country) ?? 'DE']}.`} ${part.directive`Wann das Speichern und Lesen
      auf Ihrem Gerät eine Einwilligung braucht, folgt aus den nationalen Vorschriften zu Art. 5 Abs. 3 der Richtlinie
      2002/58/EG.`}`}`,
    en: ({ a, number, part, period, plural, say, w }) => prose`
      ## How you decide

      ${part.asked`On your first visit a banner asks for your choice. There you can accept or refuse, as a whole or for single purposes. We set
      cookies that need consent only after you have accepted; whoever selects nothing has not accepted.`} ${part.region`If you open
      our service from the EEA, the United Kingdom or another place whose law requires consent, a banner asks for your choice on your first visit. There you can accept or refuse, as a whole or for single purposes. In these places we set cookies that need consent only
      after you have accepted; whoever selects nothing has not accepted. In other places we use them until you opt out.`}
      ${part.until`We use cookies that are not strictly necessary until you opt out. On your first visit a banner points this out and gives you the choice.`}
      ${part.notice`On your first visit a banner points out our cookies. The next section says how you switch off cookies that are
      not necessary.`} ${part.unasked`We set cookies that need consent only once you have accepted them, for example by releasing
      content about whose cookies we have told you beforehand. You can accept or refuse; whoever does nothing has not accepted.`}
      ${part.onlyNecessary`As we use strictly necessary cookies only, we do not ask you for consent.`} ${part.free`Where the law requires no consent, we also use cookies that are not strictly necessary, until you switch them off as described in the next section.`}

      ${part.consequences`Consent is voluntary. If you accept, data are processed for the purposes stated and the providers named
      there gain access. If you refuse, this does not happen; only functions that rest on these cookies are then not available.`}

      ${part.remembered`Your choice holds for ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`month`, other: prose`months` })}; after that the banner appears again.`}
      ${part.kept`Your choice holds for ${period(say.site_banner_days)}; after that the banner appears again.`}
      ${part.proof`We store it with its time, so that we can respect it and demonstrate consent (Article 7(1) GDPR).`}

      ${part.basis`The legal basis for processing personal data is, for cookies that need no consent, our legitimate interest in a
      working and secure service (Article 6(1)(f) GDPR) or the contract with you (point (b))${part.consentBasis`, and for cookies that need consent, your consent (point (a))`}.
      ${part.statute`When storing and reading on your device needs consent follows from ${w[statuteOf(a.country) ?? 'DE']}.`}
      ${part.directive`When storing and reading on your device needs consent follows from the national rules under Article 5(3) of
      Directive 2002/58/EC.`}`}`,
    es: ({ a, number, part, period, plural, say, w }) => prose`
      ## Cómo decide usted

      ${part.asked`En su primera visita, un banner le pide que elija. En él puede aceptar o rechazar, en conjunto o para finalidades
      concretas. Las cookies que necesitan consentimiento solo las instalamos después de que usted haya aceptado; quien no elige nada
      no ha aceptado.`} ${part.region`Si accede a nuestro servicio desde el EEE, el Reino Unido u otro lugar cuya ley exige
      consentimiento, en su primera visita un banner le pide que elija. En él puede aceptar o rechazar, en conjunto o para finalidades
      concretas. En esos lugares, las cookies que necesitan consentimiento solo las instalamos después de que usted haya aceptado;
      quien no elige nada no ha aceptado. En otros lugares las utilizamos hasta que usted se oponga.`} ${part.until`Utilizamos cookies que no son estrictamente necesarias hasta que usted se oponga. En su primera visita, un banner lo advierte y le permite elegir.`} ${part.notice`En su primera visita,
      un banner informa de nuestras cookies. El apartado siguiente indica cómo desactivar las que no son necesarias.`}
      ${part.unasked`Las cookies que necesitan consentimiento solo las instalamos cuando usted las ha aceptado, por ejemplo al
      habilitar un contenido de cuyas cookies le hemos informado antes. Puede aceptar o rechazar; quien no hace nada no ha
      aceptado.`} ${part.onlyNecessary`Como solo utilizamos cookies estrictamente necesarias, no le pedimos consentimiento.`}
      ${part.free`Cuando la ley no exige consentimiento, utilizamos también cookies que no son estrictamente necesarias hasta que usted las desactive del modo que describe el apartado siguiente.`}

      ${part.consequences`El consentimiento es voluntario. Si acepta, los datos se tratan para las finalidades indicadas y los
      proveedores allí nombrados obtienen acceso. Si rechaza, esto no ocurre; solo dejan de estar disponibles las funciones que se
      basan en esas cookies.`}

      ${part.remembered`Su elección es válida durante ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`mes`, many: prose`meses`, other: prose`meses` })}; después el banner aparece de nuevo.`}
      ${part.kept`Su elección es válida durante ${period(say.site_banner_days)}; después el banner aparece de nuevo.`}
      ${part.proof`La guardamos con su fecha y hora para poder respetarla y demostrar el consentimiento (artículo 7.1 del RGPD).`}

      ${part.basis`La base jurídica del tratamiento de datos personales es, en las cookies que no necesitan consentimiento, nuestro interés
      legítimo en un servicio seguro y operativo (artículo 6.1.f) del RGPD) o el contrato con usted (artículo 6.1.b))${part.consentBasis`; en las
      cookies que necesitan consentimiento, su consentimiento (artículo 6.1.a))`}. ${part.statute`Cuándo se necesita consentimiento para guardar y leer información en su dispositivo resulta ${w[statuteOf(a.country) ?? 'DE']}.`} ${part.directive`Cuándo se necesita consentimiento para guardar y leer información en su dispositivo resulta de las normas nacionales relativas al artículo 5, apartado 3, de la Directiva 2002/58/CE.`}`}`,
    fr: ({ a, number, part, period, plural, say, w }) => prose`
      ## Comment vous décidez

      ${part.asked`Lors de votre première visite, un bandeau vous demande votre choix. Vous pouvez y accepter ou refuser, dans l’ensemble ou
      finalité par finalité. Nous ne déposons les cookies soumis à consentement qu’après votre acceptation ; ne rien choisir ne vaut
      pas acceptation.`} ${part.region`Si vous accédez à notre service depuis l’EEE, le Royaume-Uni ou un autre lieu dont la loi exige
      un consentement, un bandeau vous demande votre choix lors de votre première visite. Vous pouvez y accepter ou refuser, dans l’ensemble ou
      finalité par finalité. Dans ces lieux, nous ne déposons les cookies soumis à consentement qu’après votre acceptation ; ne rien
      choisir ne vaut pas acceptation. Ailleurs, nous les utilisons jusqu’à ce que vous vous y opposiez.`} ${part.until`Nous utilisons des cookies qui ne sont pas strictement nécessaires jusqu’à ce que vous vous y opposiez. Lors de votre première visite, un bandeau le signale et vous laisse le
      choix.`} ${part.notice`Lors de votre première visite, un bandeau signale nos cookies. La section suivante indique comment
      désactiver ceux qui ne sont pas nécessaires.`} ${part.unasked`Nous ne déposons les cookies soumis à consentement que lorsque vous
      les avez acceptés, par exemple en activant un contenu dont nous vous avons d’abord signalé les cookies. Vous pouvez accepter ou
      refuser ; ne rien faire ne vaut pas acceptation.`} ${part.onlyNecessary`Comme nous n’utilisons que des cookies strictement
      nécessaires, nous ne vous demandons pas de consentement.`} ${part.free`Lorsque la loi n’exige pas de consentement, nous utilisons aussi des cookies qui ne sont pas strictement nécessaires, jusqu’à ce que vous les
      désactiviez de la manière décrite dans la section suivante.`}

      ${part.consequences`Le consentement est facultatif. Si vous acceptez, des données sont traitées aux fins indiquées et les
      prestataires qui y sont nommés obtiennent un accès. Si vous refusez, cela n’a pas lieu ; seules les fonctions qui reposent sur
      ces cookies ne sont alors pas disponibles.`}

      ${part.remembered`Votre choix est valable ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`mois`, many: prose`mois`, other: prose`mois` })} ; le bandeau s’affiche ensuite de nouveau.`}
      ${part.kept`Votre choix est valable ${period(say.site_banner_days)} ; le bandeau s’affiche ensuite de nouveau.`}
      ${part.proof`Nous l’enregistrons avec sa date et son heure, afin de le respecter et de pouvoir démontrer le consentement
      (article 7, paragraphe 1, du RGPD).`}

      ${part.basis`La base juridique du traitement des données à caractère personnel est, pour les cookies qui ne nécessitent pas de consentement, notre intérêt légitime à un service sûr et opérationnel (article 6, paragraphe 1, point f), du RGPD) ou le contrat conclu avec
      vous (point b)) ${part.consentBasis`et, pour les cookies soumis à consentement, votre consentement (point a))`}. ${part.statute`Les cas où
      l’enregistrement et la lecture sur votre appareil nécessitent un consentement résultent ${w[statuteOf(a.country) ?? 'DE']}.`}
      ${part.directive`Les cas où l’enregistrement et la lecture sur votre appareil nécessitent un consentement résultent des règles
      nationales relatives à l’article 5, paragraphe 3, de la directive 2002/58/CE.`}`}`,
    it: ({ a, number, part, period, plural, say, w }) => prose`
      ## Come può decidere

      ${part.asked`Alla prima visita un banner Le chiede una scelta. Può accettare o rifiutare, nel complesso o per singole finalità.
      Installiamo i cookie che richiedono il consenso solo dopo che Lei ha accettato; chi non sceglie nulla non ha accettato.`}
      ${part.region`Se apre il nostro servizio dal SEE, dal Regno Unito o da un altro luogo la cui legge richiede il consenso, alla
      prima visita un banner Le chiede una scelta. Può accettare o rifiutare, nel complesso o per singole finalità. In questi luoghi
      installiamo i cookie che richiedono il consenso solo dopo che Lei ha accettato; chi non sceglie nulla non ha accettato. Negli
      altri luoghi li utilizziamo finché Lei non si oppone.`} ${part.until`Utilizziamo cookie non strettamente necessari finché Lei non si oppone. Alla prima
      visita un banner lo segnala e Le lascia la scelta.`} ${part.notice`Alla prima visita un banner segnala i nostri cookie. La
      sezione seguente indica come disattivare quelli non necessari.`} ${part.unasked`Installiamo i cookie che richiedono il consenso
      solo quando Lei li ha accettati, per esempio attivando un contenuto dei cui cookie L’abbiamo prima informata. Può accettare o
      rifiutare; chi non fa nulla non ha accettato.`} ${part.onlyNecessary`Poiché utilizziamo solo cookie strettamente necessari, non
      Le chiediamo alcun consenso.`} ${part.free`Dove la legge non richiede il consenso, utilizziamo anche cookie non strettamente necessari, finché Lei non li disattiva nel modo descritto nella sezione
      seguente.`}

      ${part.consequences`Il consenso è facoltativo. Se accetta, i dati vengono trattati per le finalità indicate e i fornitori ivi
      nominati ottengono l’accesso. Se rifiuta, ciò non avviene; non sono disponibili soltanto le funzioni che si basano su questi
      cookie.`}

      ${part.remembered`La Sua scelta vale per ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`mese`, many: prose`mesi`, other: prose`mesi` })}; trascorso questo periodo il banner compare di nuovo.`}
      ${part.kept`La Sua scelta vale per ${period(say.site_banner_days)}; trascorso questo periodo il banner compare di nuovo.`}
      ${part.proof`La conserviamo con data e ora, per poterla rispettare e dimostrare il consenso (art. 7, par. 1, del GDPR).`}

      ${part.basis`La base giuridica del trattamento dei dati personali è, per i cookie che non richiedono il consenso, il nostro legittimo
      interesse a un servizio sicuro e funzionante (art. 6, par. 1, lett. f), del GDPR) o il contratto con Lei (lett. b)) ${part.consentBasis`e, per i
      cookie che richiedono il consenso, il Suo consenso (lett. a))`}. ${part.statute`Quando la memorizzazione e la lettura sul Suo dispositivo richiedono il consenso risulta
      ${w[statuteOf(a.country) ?? 'DE']}.`} ${part.directive`Quando la memorizzazione e la lettura sul Suo dispositivo richiedono il
      consenso risulta dalle norme nazionali relative all’art. 5, par. 3, della direttiva 2002/58/CE.`}`}`,
    nl: ({ a, number, part, period, plural, say, w }) => prose`
      ## Hoe u beslist

      ${part.asked`Bij uw eerste bezoek vraagt een banner om uw keuze. Daar kunt u accepteren of weigeren, voor het geheel of per
      doel. Cookies waarvoor toestemming nodig is, plaatsen wij pas nadat u hebt geaccepteerd; wie niets kiest, heeft niet
      geaccepteerd.`} ${part.region`Opent u onze dienst vanuit de EER, het Verenigd Koninkrijk of een ander gebied waar de wet
      toestemming verlangt, dan vraagt bij uw eerste bezoek een banner om uw keuze. Daar kunt u accepteren of weigeren, voor het
      geheel of per doel. In die gebieden plaatsen wij cookies waarvoor toestemming nodig is pas nadat u hebt geaccepteerd; wie niets
      kiest, heeft niet geaccepteerd. In andere gebieden gebruiken wij ze totdat u bezwaar maakt.`} ${part.until`Wij gebruiken cookies die niet strikt noodzakelijk zijn totdat u bezwaar maakt. Bij uw eerste bezoek wijst een banner daarop en laat u de keuze.`} ${part.notice`Bij uw eerste bezoek
      wijst een banner op onze cookies. Hoe u cookies uitschakelt die niet noodzakelijk zijn, staat in het volgende onderdeel.`}
      ${part.unasked`Cookies waarvoor toestemming nodig is, plaatsen wij pas wanneer u ze hebt geaccepteerd, bijvoorbeeld door inhoud
      vrij te geven nadat wij u op de cookies ervan hebben gewezen. U kunt accepteren of weigeren; wie niets doet, heeft niet
      geaccepteerd.`} ${part.onlyNecessary`Omdat wij alleen strikt noodzakelijke cookies gebruiken, vragen wij u niet om
      toestemming.`} ${part.free`Waar de wet geen toestemming verlangt, gebruiken wij ook cookies die niet strikt noodzakelijk zijn, totdat u ze uitschakelt zoals het volgende onderdeel beschrijft.`}

      ${part.consequences`Toestemming is vrijwillig. Accepteert u, dan worden gegevens voor de genoemde doelen verwerkt en krijgen de
      daar genoemde aanbieders toegang. Weigert u, dan gebeurt dat niet; alleen functies die op deze cookies berusten, zijn dan niet
      beschikbaar.`}

      ${part.remembered`Uw keuze geldt ${number(say.consent_months)} ${plural(a.consent_months ?? 0, { one: prose`maand`, other: prose`maanden` })}; daarna verschijnt de banner opnieuw.`}
      ${part.kept`Uw keuze geldt ${period(say.site_banner_days)}; daarna verschijnt de banner opnieuw.`}
      ${part.proof`Wij bewaren die met het tijdstip, zodat wij de keuze kunnen respecteren en toestemming kunnen aantonen (artikel 7,
      lid 1, AVG).`}

      ${part.basis`De rechtsgrond voor de verwerking van persoonsgegevens is bij cookies waarvoor geen toestemming nodig is ons gerechtvaardigd
      belang bij een werkende en veilige dienst (artikel 6, lid 1, onder f, AVG) of de overeenkomst met u (onder b)${part.consentBasis`, en bij cookies
      waarvoor toestemming nodig is, uw toestemming (onder a)`}. ${part.statute`Wanneer opslaan en lezen op uw apparaat toestemming vereist, volgt uit
      ${w[statuteOf(a.country) ?? 'DE']}.`} ${part.directive`Wanneer opslaan en lezen op uw apparaat toestemming vereist, volgt uit de
      nationale regels bij artikel 5, lid 3, van Richtlijn 2002/58/EG.`}`}`,
  },
});
