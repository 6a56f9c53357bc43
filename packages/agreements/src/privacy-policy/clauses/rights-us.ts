/*
 * The nineteen comprehensive acts beside California's: the rights. Va. Code § 59.1-577; C.R.S. § 6-1-1306; Conn. Gen. Stat.
 * § 42-518; Tex. Bus. & Com. Code § 541.051; ORS 646A.574; Minn. Stat. § 325M.14 and the matching sections elsewhere. Iowa
 * knows no correction, Utah only since 2026: hence "where the law of your state provides for this" if one of them is chosen.
 * Signals of the browser: the states in `words/us-states.ts`; whatever the owner answered about the signal, these acts leave
 * no choice. Opting out of sale and advertising stands in pp.optout, where there is any. Sensitive data: the acts want consent,
 * Utah and Iowa only an opt-out, so the sentence is conditional. Categories shared: nobody is asked what goes where, hence
 * "may". Advertisers and buyers get what was told as sold or shared, else what advertising tools read; a group of which the
 * answers tell no more gets what its task needs among the kinds of the section on data. Profiling: ORS 646A.578(4)(h), Minn.
 * Stat. § 325M.16, 4 CCR 904-3-9.03 mean profiling for decisions with legal or similarly significant effects; where there is
 * none, that is what is said. Left out: rules on de-identified data and on data of known children (pp.children), contracts
 * with processors, assessments: none has to be told. Colorado's link of each purpose with its categories (4 CCR
 * 904-3-6.03): nobody is asked for it outside the GDPR.
 */
import { has, prose } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { countsInStates } from '../derive/state-sensitive.ts';
import { addsInConnecticut, connecticutWords } from '../words/connecticut-sensitive.ts';
import { passedKindWords } from '../words/passed-kinds.ts';
import * as us from '../words/us-states.ts';
import { passesOn, sells, sharesForAds } from './california-facts.ts';
import { clause } from './clause.ts';
import { disclosures } from './state-disclosures.ts';

export const rightsUs = clause({
  id: 'pp.rights.us',
  version: 3,
  when: (a) => us.hasStateLaw(a.laws),
  parts: {
    rights: { meets: ['us-states-rights'] },
    partly: { meets: [], when: (a) => has(a.laws, 'us_ia', 'us_ut') },
    differ: { meets: [], when: (a) => us.stateLaws.filter((law) => has(a.laws, law)).length > 1 },
    adChoices: { meets: [], when: (a) => passesOn(a) && !sells(a) },
    saleChoices: { meets: [], when: (a) => sells(a) && !sharesForAds(a) },
    bothChoices: { meets: [], when: (a) => sells(a) && sharesForAds(a) },
    // Where signals are honoured everywhere, pp.optout says so to people of every state.
    signal: {
      meets: [],
      when: (a) => passesOn(a) && a.gpc === 'not-honoured' && us.hasStateLaw(a.laws, us.signalLaws),
    },
    unsold: { meets: [], when: (a) => a.sell_share === 'neither' && !passesOn(a) },
    sensitive: {
      meets: [],
      when: (a) => countsInStates(a) || addsInConnecticut(a).length > 0,
    },
    more: { meets: [], when: (a) => addsInConnecticut(a).length > 0 },
    shared: {
      meets: ['us-states-shared-categories'],
      when: (a) => a.pd_none_confirm !== 'yes' && holdsFact(a, 'data:disclosed'),
    },
    // Nothing is collected on purpose: what arises all the same stands in pp.nodata.
    sharedFew: {
      meets: ['us-states-shared-categories'],
      when: (a) => a.pd_none_confirm === 'yes' && holdsFact(a, 'data:disclosed'),
    },
    decides: { meets: ['us-states-profiling'], when: (a) => holdsFact(a, 'data:adm') },
    profiles: {
      meets: ['us-states-profiling'],
      when: (a) => holdsFact(a, 'data:profiling') && !holdsFact(a, 'data:adm'),
    },
  },
  words: {
    de: { ...passedKindWords.de, ...connecticutWords.de },
    en: { ...passedKindWords.en, ...connecticutWords.en },
    es: { ...passedKindWords.es, ...connecticutWords.es },
    fr: { ...passedKindWords.fr, ...connecticutWords.fr },
    it: { ...passedKindWords.it, ...connecticutWords.it },
    nl: { ...passedKindWords.nl, ...connecticutWords.nl },
  },
  text: {
    de: (c) => prose`
      ## Rechte in Bundesstaaten der USA

      Wenn Sie in ${c.or(us.stateNames(c))} leben, gibt Ihnen das Datenschutzgesetz Ihres Bundesstaats die Rechte in
      diesem Abschnitt. Diese Rechte haben Sie, soweit Sie als Privatperson handeln, nicht beruflich oder für ein Unternehmen.

      ${c.part.rights(prose`
        Sie können von uns verlangen:

        - **Auskunft**: Wir bestätigen, ob wir personenbezogene Daten über Sie verarbeiten, und geben Ihnen Zugang dazu.
        - **Berichtigung**: Wir berichtigen unrichtige Daten über Sie${c.part
          .partly`, wenn das Recht Ihres Bundesstaats
          dies vorsieht`}.
        - **Löschung**: Wir löschen Daten, die Sie uns gegeben haben oder die wir über Sie erhalten haben.
        - **Kopie**: Daten, die Sie uns gegeben haben, erhalten Sie in einem übertragbaren und, soweit technisch machbar,
          leicht nutzbaren Format.
        - **Ablehnung bestimmter Nutzungen (Opt-out)**: Wir verwenden Ihre Daten nicht mehr für zielgerichtete Werbung,
          verkaufen sie nicht mehr und verwenden sie nicht mehr für Profiling, auf dem Entscheidungen mit rechtlichen oder
          ähnlich erheblichen Folgen für Sie beruhen.`)}

      ${c.part
        .differ`Die Gesetze unterscheiden sich in Einzelheiten; es gilt das Recht des Bundesstaats, in dem Sie
      leben.`} Das Gesetz kann uns erlauben, einen Antrag abzulehnen, etwa soweit wir Daten aufbewahren müssen.

      ${c.part.adChoices`Wie Sie zielgerichtete Werbung ablehnen, steht im Abschnitt „Ihre Wahlmöglichkeiten“.`} ${c
        .part
        .saleChoices`Wie Sie den Verkauf Ihrer Daten ablehnen, steht im Abschnitt „Ihre Wahlmöglichkeiten“.`} ${c
        .part
        .bothChoices`Wie Sie zielgerichtete Werbung und den Verkauf Ihrer Daten ablehnen, steht im Abschnitt „Ihre Wahlmöglichkeiten“.`} ${c
        .part.signal`Wenn Sie in ${c.or(us.stateNames(c, us.signalLaws))} leben, gilt auch das Signal
      „Global Privacy Control“ Ihres Browsers als ein solches Opt-out.`} ${c.part.unsold`Wir verkaufen keine
      personenbezogenen Daten und verwenden sie nicht für zielgerichtete Werbung.`}

      ${c.part
        .sensitive`**Sensible Daten:** Dazu zählen etwa Daten über Gesundheit, Herkunft, Religion, sexuelle Orientierung,
      Aufenthaltsstatus, genetische und biometrische Daten und der genaue Standort. ${c.part.more`In Connecticut gehören auch ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))} dazu.`} Wenn das Recht Ihres Bundesstaats es verlangt, verarbeiten wir solche Daten nur mit Ihrer Einwilligung. Sie können die Einwilligung jederzeit durch eine Nachricht an uns
      widerrufen.`}

      ${c.part.shared(prose`
        **Weitergabe:** Die Arten von Daten nennt der Abschnitt „Welche Daten wir verarbeiten“. Diese Empfänger können erhalten:

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Weitergabe:** Die Empfänger im Abschnitt „Wer Ihre Daten erhält“ können, soweit ihre Aufgabe es verlangt, die Daten erhalten,
      die der Abschnitt „Wir erheben keine personenbezogenen Daten“ nennt.`}

      ${c.part
        .decides`**Profiling:** Wir werten Daten für die Entscheidungen aus, die im Abschnitt „Automatisierte Verarbeitung
      und Entscheidungen“ beschrieben sind. Sie können dieses Profiling durch einen Antrag an uns ablehnen.`} ${c
        .part
        .profiles`**Profiling:** Wir werten Daten über Ihr Verhalten automatisch aus, etwa um Inhalte oder Werbung auszuwählen.
      Entscheidungen mit rechtlichen oder ähnlich erheblichen Folgen für Sie beruhen nicht darauf.`}`,
    en: (c) => prose`
      ## Privacy rights in American states

      If you live in ${c.or(us.stateNames(c))}, the privacy act of your state gives you the rights in this section. You have
      them when you act as an individual or for your household, not in a job or for a business.

      ${c.part.rights(prose`
        You may ask us for:

        - **Access**: we confirm whether we process personal data about you and give you access to it.
        - **Correction**: we correct inaccurate data about you${c.part
          .partly`, where the law of your state provides for
          this`}.
        - **Deletion**: we delete data that you gave us or that we obtained about you.
        - **A copy**: you receive data that you gave us in a portable and, where technically feasible, readily usable format.
        - **An end to certain uses (opt-out)**: we no longer use your data for targeted advertising, no longer sell it and no
          longer use it for profiling on which decisions with legal or similarly significant effects on you are based.`)}

      ${c.part.differ`The acts differ in details; the law of the state in which you live applies.`} The act may allow us to
      refuse a request, for example where we must keep the data.

      ${c.part.adChoices`The section “Your privacy choices” says how to opt out of targeted advertising.`} ${c
        .part
        .saleChoices`The section “Your privacy choices” says how to opt out of the sale of your data.`} ${c
        .part
        .bothChoices`The section “Your privacy choices” says how to opt out of targeted advertising and of the sale of your data.`} ${c
        .part
        .signal`If you live in ${c.or(us.stateNames(c, us.signalLaws))}, a Global Privacy Control signal from your browser also
      counts as such an opt-out.`} ${c.part.unsold`We do not sell personal data and do not use it
      for targeted advertising.`}

      ${c.part
        .sensitive`**Sensitive data:** this includes data about health, origin, religion, sexual orientation and
      immigration status, genetic and biometric data and precise location. ${c.part.more`In Connecticut it also includes ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))}.`} Where the law of your state requires your consent,
      we process it only with that consent. You may withdraw your consent at any time by a message to us.`}

      ${c.part.shared(prose`
        **Disclosure:** the section “Which data we process” names the kinds of data. These recipients may receive:

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Disclosure:** as far as their task requires, the recipients in the section “Who receives your data” may receive the
      data that the section “We do not collect personal data” mentions.`}

      ${c.part
        .decides`**Profiling:** we evaluate data for the decisions described in the section “Automated processing and
      decisions”. You may opt out of this profiling by a request to us.`} ${c.part
        .profiles`**Profiling:** we evaluate data about your behaviour automatically, for example to choose content or advertising.
      Decisions with legal or similarly significant effects on you are not based on it.`}`,
    es: (c) => prose`
      ## Derechos en estados de EE. UU.

      Si vive en ${c.or(us.stateNames(c))}, la ley de privacidad de su estado le reconoce los derechos de este apartado. Le
      corresponden cuando actúa como particular, no en su actividad laboral ni en nombre de una empresa.

      ${c.part.rights(prose`
        Puede pedirnos:

        - **Acceso**: confirmamos si tratamos datos personales sobre usted y le damos acceso a ellos.
        - **Rectificación**: rectificamos los datos inexactos sobre usted${c.part
          .partly`, si la ley de su estado lo
          prevé`}.
        - **Supresión**: suprimimos los datos que nos haya facilitado o que hayamos obtenido sobre usted.
        - **Copia**: recibe los datos que nos haya facilitado en un formato portable y, si es técnicamente posible, de fácil
          uso.
        - **Oposición a ciertos usos (opt-out)**: dejamos de utilizar sus datos para publicidad dirigida, de venderlos y de
          utilizarlos para elaborar perfiles en los que se basen decisiones con efectos jurídicos o de importancia similar
          para usted.`)}

      ${c.part.differ`Las leyes difieren en los detalles; se aplica la del estado en el que usted vive.`} La ley puede
      permitirnos denegar una solicitud, por ejemplo en la medida en que debamos conservar datos.

      ${c.part.adChoices`En el apartado «Sus opciones de privacidad» explicamos cómo oponerse a la publicidad dirigida.`} ${c
        .part
        .saleChoices`En el apartado «Sus opciones de privacidad» explicamos cómo oponerse a la venta de sus datos.`} ${c
        .part
        .bothChoices`En el apartado «Sus opciones de privacidad» explicamos cómo oponerse a la publicidad dirigida y a la venta de sus datos.`} ${c
        .part
        .signal`Si vive en ${c.or(us.stateNames(c, us.signalLaws))}, la señal «Global Privacy Control» de su
      navegador vale también como oposición.`} ${c.part
        .unsold`No vendemos datos personales ni los utilizamos para publicidad
      dirigida.`}

      ${c.part
        .sensitive`**Datos sensibles:** son, por ejemplo, los relativos a la salud, el origen, la religión, la orientación
      sexual y la situación migratoria, los datos genéticos y biométricos y la ubicación exacta. ${c.part.more`En Connecticut también lo son ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))}.`} Si la ley de su estado exige
      su consentimiento, solo los tratamos con él. Puede retirar su consentimiento en cualquier momento enviándonos un mensaje.`}

      ${c.part.shared(prose`
        **Comunicación de datos:** las clases de datos figuran en el apartado «Qué datos tratamos». Estos destinatarios pueden recibir:

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Comunicación de datos:** en la medida en que lo exija su función, los destinatarios del apartado «Quién recibe sus
      datos» pueden recibir los datos que menciona el apartado «No recogemos datos personales».`}

      ${c.part
        .decides`**Elaboración de perfiles:** analizamos datos para las decisiones que se describen en el apartado
      «Tratamiento y decisiones automatizados». Puede oponerse a esta elaboración de perfiles mediante una solicitud dirigida a
      nosotros.`} ${c.part
        .profiles`**Elaboración de perfiles:** analizamos de forma automática datos sobre su comportamiento, por ejemplo para elegir
      contenidos o publicidad. En ello no se basan decisiones con efectos jurídicos o de importancia similar para usted.`}`,
    fr: (c) => prose`
      ## Vos droits dans certains États américains

      Si vous vivez dans un État dont la loi les prévoit (${c.and(us.stateNames(c))}), vous avez les droits indiqués dans
      cette section. Vous en disposez à titre privé, et non dans le cadre d’un emploi ou pour une entreprise.

      ${c.part.rights(prose`
        Vous pouvez nous demander :

        - **L’accès** : nous vous confirmons si nous traitons des données à caractère personnel vous concernant et vous y
          donnons accès.
        - **La rectification** : nous corrigeons les données inexactes vous concernant${c.part
          .partly`, si la loi de votre
          État le prévoit`}.
        - **L’effacement** : nous effaçons les données que vous nous avez fournies ou que nous avons obtenues à votre sujet.
        - **Une copie** : vous recevez les données que vous nous avez fournies dans un format portable et, si cela est
          techniquement possible, facile à utiliser.
        - **L’exclusion de certains usages (opt-out)** : si vous vous y opposez, nous n’utilisons pas vos données pour la
          publicité ciblée, nous ne les vendons pas et nous ne les utilisons pas pour un profilage servant de base à des
          décisions qui ont pour vous des effets juridiques ou d’importance comparable.`)}

      ${c.part.differ`Les lois diffèrent dans le détail ; celle de l’État où vous vivez s’applique.`} La loi peut nous permettre
      de refuser une demande, par exemple dans la mesure où nous devons conserver des données.

      ${c.part.adChoices`La section « Vos choix en matière de confidentialité » explique comment mettre fin à la publicité ciblée.`} ${c
        .part
        .saleChoices`La section « Vos choix en matière de confidentialité » explique comment mettre fin à la vente de vos données.`} ${c
        .part
        .bothChoices`La section « Vos choix en matière de confidentialité » explique comment mettre fin à la publicité ciblée et à la vente de vos données.`} ${c
        .part.signal`Le signal « Global Privacy Control » de votre navigateur produit le même effet
      si vous vivez dans un État qui le prévoit (${c.and(us.stateNames(c, us.signalLaws))}).`} ${c.part
        .unsold`Nous ne vendons pas de données à caractère personnel et ne les
      utilisons pas pour la publicité ciblée.`}

      ${c.part
        .sensitive`**Données sensibles :** il s’agit par exemple des données relatives à la santé, à l’origine, à la
      religion, à l’orientation sexuelle et au statut migratoire, des données génétiques et biométriques et de la localisation
      précise. ${c.part.more`Dans le Connecticut, ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))} en font aussi partie.`} Lorsque la loi de votre État exige votre consentement, nous ne les traitons qu’avec celui-ci. Vous pouvez retirer
      votre consentement à tout moment en nous envoyant un message.`}

      ${c.part.shared(prose`
        **Communication :** les catégories de données sont indiquées dans la section « Les données que nous traitons ». Les destinataires suivants peuvent recevoir :

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Communication :** dans la mesure où leur rôle l’exige, les destinataires indiqués dans la section « Qui reçoit vos
      données » peuvent recevoir les données mentionnées dans la section « Nous ne collectons pas de données à caractère personnel ».`}

      ${c.part
        .decides`**Profilage :** nous évaluons des données pour les décisions décrites dans la section « Traitement et
      décisions automatisés ». Vous pouvez mettre fin à ce profilage en nous adressant une demande.`} ${c.part
        .profiles`**Profilage :** nous évaluons automatiquement des données sur votre comportement, par exemple pour choisir des contenus
      ou des publicités. Aucune décision ayant pour vous des effets juridiques ou d’importance comparable ne repose sur cette évaluation.`}`,
    it: (c) => prose`
      ## Diritti negli Stati degli USA

      Se vive in ${c.or(us.stateNames(c))}, la legge sulla privacy del Suo Stato Le riconosce i diritti di questa sezione. Le spettano per i rapporti privati, non quando agisce per lavoro o per conto di un’impresa.

      ${c.part.rights(prose`
        Può chiederci:

        - **Accesso:** Le confermiamo se trattiamo dati personali che La riguardano e Le diamo accesso a essi.
        - **Rettifica:** rettifichiamo i dati inesatti che La riguardano${c.part
          .partly`, se la legge del Suo Stato lo
          prevede`}.
        - **Cancellazione:** cancelliamo i dati che ci ha fornito o che abbiamo ottenuto su di Lei.
        - **Copia:** riceve i dati che ci ha fornito in un formato portabile e, se tecnicamente fattibile, facilmente
          utilizzabile.
        - **Esclusione di determinati usi (opt-out):** non utilizziamo più i Suoi dati per la pubblicità mirata, non li
          vendiamo più e non li utilizziamo più per una profilazione su cui si fondano decisioni con effetti giuridici o di
          importanza analoga per Lei.`)}

      ${c.part.differ`Le leggi differiscono nei dettagli; si applica quella dello Stato in cui vive.`} La legge può consentirci di
      respingere una richiesta, ad esempio nella misura in cui dobbiamo conservare i dati.

      ${c.part.adChoices`Come porre fine alla pubblicità mirata è spiegato nella sezione «Le Sue scelte sulla privacy».`} ${c
        .part
        .saleChoices`Come porre fine alla vendita dei Suoi dati è spiegato nella sezione «Le Sue scelte sulla privacy».`} ${c
        .part
        .bothChoices`Come porre fine alla pubblicità mirata e alla vendita dei Suoi dati è spiegato nella sezione «Le Sue scelte sulla privacy».`} ${c
        .part.signal`Se vive in ${c.or(us.stateNames(c, us.signalLaws))}, anche il segnale «Global Privacy
      Control» del Suo browser vale come opt-out.`} ${c.part
        .unsold`Non vendiamo dati personali e non li utilizziamo per la
      pubblicità mirata.`}

      ${c.part
        .sensitive`**Dati sensibili:** sono, ad esempio, i dati su salute, origine, religione, orientamento sessuale e
      condizione di immigrazione, i dati genetici e biometrici e la posizione precisa. ${c.part.more`Nel Connecticut lo sono anche ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))}.`} Se la legge del Suo Stato richiede il Suo consenso, li trattiamo solo se Lei lo ha prestato. Può revocare il consenso in qualsiasi momento inviandoci un messaggio.`}

      ${c.part.shared(prose`
        **Comunicazione:** le categorie di dati sono indicate nella sezione «Quali dati trattiamo». I seguenti destinatari possono ricevere:

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Comunicazione:** nella misura richiesta dal loro compito, i destinatari indicati nella sezione «Chi riceve i Suoi dati»
      possono ricevere i dati menzionati nella sezione «Non raccogliamo dati personali».`}

      ${c.part
        .decides`**Profilazione:** valutiamo dati per le decisioni descritte nella sezione «Trattamento e decisioni
      automatizzati». Può escludere questa profilazione con una richiesta rivolta a noi.`} ${c.part
        .profiles`**Profilazione:** valutiamo automaticamente dati sul Suo comportamento, ad esempio per scegliere contenuti o pubblicità.
      Su questa valutazione non si fondano decisioni con effetti giuridici o di importanza analoga per Lei.`}`,
    nl: (c) => prose`
      ## Rechten in Amerikaanse staten

      Als u in ${c.or(us.stateNames(c))} woont, geeft de privacywet van uw staat u de rechten in dit onderdeel. U hebt die rechten als privépersoon, niet wanneer u voor uw werk of namens een bedrijf handelt.

      ${c.part.rights(prose`
        U kunt ons vragen om:

        - **Inzage**: wij bevestigen of wij persoonsgegevens over u verwerken en geven u daar toegang toe.
        - **Rectificatie**: wij corrigeren onjuiste gegevens over u${c.part
          .partly`, als de wet van uw staat daarin
          voorziet`}.
        - **Wissing**: wij wissen gegevens die u ons hebt gegeven of die wij over u hebben verkregen.
        - **Een kopie**: gegevens die u ons hebt gegeven, krijgt u in een overdraagbaar en, als dat technisch kan, gemakkelijk
          bruikbaar formaat.
        - **Stopzetting van bepaald gebruik (opt-out)**: wij gebruiken uw gegevens niet langer voor gerichte reclame, verkopen
          ze niet langer en gebruiken ze niet langer voor profilering waarop besluiten berusten met rechtsgevolgen of
          vergelijkbaar ingrijpende gevolgen voor u.`)}

      ${c.part.differ`De wetten lopen in details uiteen; bepalend is de wet van de staat waar u woont.`} De wet kan ons
      toestaan een verzoek af te wijzen, bijvoorbeeld voor zover wij gegevens moeten bewaren.

      ${c.part.adChoices`Hoe u een einde maakt aan gerichte reclame, staat in het onderdeel “Uw privacykeuzes”.`} ${c
        .part
        .saleChoices`Hoe u een einde maakt aan de verkoop van uw gegevens, staat in het onderdeel “Uw privacykeuzes”.`} ${c
        .part
        .bothChoices`Hoe u een einde maakt aan gerichte reclame en aan de verkoop van uw gegevens, staat in het onderdeel “Uw privacykeuzes”.`} ${c
        .part.signal`Als u in ${c.or(us.stateNames(c, us.signalLaws))} woont, geldt ook het signaal “Global
      Privacy Control” van uw browser als zo’n opt-out.`} ${c.part
        .unsold`Wij verkopen geen persoonsgegevens en gebruiken ze niet
      voor gerichte reclame.`}

      ${c.part
        .sensitive`**Gevoelige gegevens:** dat zijn bijvoorbeeld gegevens over gezondheid, afkomst, religie, seksuele
      gerichtheid en verblijfsstatus, genetische en biometrische gegevens en de precieze locatie. ${c.part.more`In Connecticut horen daar ook ${c.and(addsInConnecticut(c.a).map((kind) => c.w[kind]))} bij.`} Als de wet van uw staat uw toestemming vereist, verwerken wij ze alleen met die toestemming. U kunt uw toestemming op elk moment intrekken met een bericht aan ons.`}

      ${c.part.shared(prose`
        **Verstrekking:** de soorten gegevens staan in het onderdeel “Welke gegevens wij verwerken”. Deze ontvangers kunnen ontvangen:

        ${disclosures(c)}`)}

      ${c.part
        .sharedFew`**Verstrekking:** voor zover hun taak dat vereist, kunnen de ontvangers in het onderdeel “Wie uw gegevens ontvangt” de
      gegevens ontvangen die het onderdeel “Wij verzamelen geen persoonsgegevens” noemt.`}

      ${c.part
        .decides`**Profilering:** wij beoordelen gegevens voor de besluiten die in het onderdeel “Geautomatiseerde verwerking
      en besluiten” staan. U kunt deze profilering met een verzoek aan ons stopzetten.`} ${c.part
        .profiles`**Profilering:** wij beoordelen gegevens over uw gedrag automatisch, bijvoorbeeld om inhoud of reclame te kiezen.
      Besluiten met rechtsgevolgen of vergelijkbaar ingrijpende gevolgen voor u berusten daar niet op.`}`,
  },
});
