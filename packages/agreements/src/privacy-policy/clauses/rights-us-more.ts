/*
 * What single states want told beside the rights. Texas: § 541.102(b), (c); Florida: Fla. Stat. §§ 501.711, 501.715; the
 * sentences stand verbatim, in quotes, for readers of every language. Connecticut: § 42-520(c) and § 42-518 as amended by
 * Public Act 25-113; an owner who trains with data "never" does not sell it for training either. Minnesota: §§ 325M.14(1)(g),
 * (h), 325M.16. Oregon: ORS 646A.574(1)(a)(B); its business name stands in pp.intro. Delaware and Maryland: categories of third
 * parties on request. Rhode Island: § 6-48.1-3; buyers are named as the owner wrote them; pp.rights.us says which kinds they may receive.
 */
import { type Context, given, has, prose } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { hasStateLaw, stateNames } from '../words/us-states.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Given = Context<PrivacyQuestions>['a'];

/** How data trains models: the purpose says that it does, whatever the later answer. */
function training(a: Given): 'never' | 'opt-in' | 'opt-out' | 'always' {
  const chosen = a.ai_training ?? 'never';
  return chosen === 'never' && has(a.purposes, 'ai-training') ? 'always' : chosen;
}
const trains = (a: Given): boolean => training(a) !== 'never';
const sellsInRhodeIsland = (a: Given): boolean => has(a.laws, 'us_ri') && holdsFact(a, 'data:sale');

/** The parts that stand by themselves, each with its condition. */
const alone = {
  specific: (a: Given): boolean => has(a.laws, 'us_mn', 'us_or'),
  kinds: (a: Given): boolean => has(a.laws, 'us_de', 'us_md'),
  connecticut: (a: Given): boolean => has(a.laws, 'us_ct'),
  floridaSensitive: (a: Given): boolean => has(a.laws, 'us_fl') && holdsFact(a, 'data:sale-sensitive'),
  floridaBiometric: (a: Given): boolean => has(a.laws, 'us_fl') && holdsFact(a, 'data:sale-biometric'),
  minnesota: (a: Given): boolean => has(a.laws, 'us_mn'),
  buyers: (a: Given): boolean => sellsInRhodeIsland(a) && given(a.sale_recipients),
  buyersUnnamed: (a: Given): boolean => sellsInRhodeIsland(a) && !given(a.sale_recipients),
  texasSensitive: (a: Given): boolean => has(a.laws, 'us_tx') && holdsFact(a, 'data:sale-sensitive'),
  texasBiometric: (a: Given): boolean => has(a.laws, 'us_tx') && holdsFact(a, 'data:sale-biometric'),
};

export const rightsUsMore = clause({
  id: 'pp.rights.us_more',
  version: 2,
  when: (a) => hasStateLaw(a.laws) && Object.values(alone).some((stands) => stands(a)),
  parts: {
    specific: { meets: [], when: alone.specific },
    kinds: { meets: [], when: alone.kinds },
    connecticut: { meets: [], when: alone.connecticut },
    questioned: { meets: [], when: (a) => holdsFact(a, 'data:adm') },
    buyersListed: { meets: [], when: (a) => holdsFact(a, 'data:sale') },
    untrained: { meets: ['ct-llm-training'], when: (a) => !trains(a) },
    agreed: { meets: ['ct-llm-training'], when: (a) => training(a) === 'opt-in' },
    unlessRefused: { meets: ['ct-llm-training'], when: (a) => training(a) === 'opt-out' },
    trained: { meets: ['ct-llm-training'], when: (a) => training(a) === 'always' },
    sold: { meets: [], when: (a) => trains(a) && holdsFact(a, 'data:sale') },
    unsold: { meets: [], when: (a) => trains(a) && given(a.sell_share) && !holdsFact(a, 'data:sale') },
    floridaSensitive: { meets: ['fl-501-sensitive'], when: alone.floridaSensitive },
    floridaBiometric: { meets: [], when: alone.floridaBiometric },
    minnesota: { meets: ['mn-325M-16'], when: alone.minnesota },
    contested: { meets: [], when: (a) => holdsFact(a, 'data:adm') },
    buyers: { meets: ['ri-6-48-1-3'], when: alone.buyers },
    buyersUnnamed: { meets: [], when: alone.buyersUnnamed },
    texasSensitive: { meets: ['tx-541-102-b'], when: alone.texasSensitive },
    texasBiometric: { meets: ['tx-541-102-c'], when: alone.texasBiometric },
  },
  text: {
    de: (c) => prose`
      ## Hinweise für einzelne Bundesstaaten der USA

      ${c.part
        .specific`**Empfänger im Einzelnen:** Wenn Sie in ${c.or(stateNames(c, ['us_mn', 'us_or']))} leben, können Sie von uns eine
      Liste der einzelnen Dritten verlangen, denen wir Ihre Daten offengelegt haben. Führen wir sie nicht für jede Person,
      nennt die Liste alle Dritten, denen wir überhaupt personenbezogene Daten offengelegt haben.`}

      ${c.part
        .kinds`**Kategorien von Empfängern:** Wenn Sie in ${c.or(stateNames(c, ['us_de', 'us_md']))} leben, können Sie von uns eine
      Liste der Kategorien von Dritten verlangen, denen wir personenbezogene Daten offengelegt haben.`}

      ${c.part
        .connecticut`**Connecticut:** ${c.part.untrained`Wir erheben, verwenden und verkaufen keine personenbezogenen Daten, um große Sprachmodelle (KI) zu trainieren.`} ${c
        .part
        .agreed`Wir erheben und verwenden personenbezogene Daten nur dann zum Training großer Sprachmodelle (KI), wenn Sie dem
      vorher zugestimmt haben.`} ${c.part
        .unlessRefused`Wir erheben und verwenden personenbezogene Daten zum Training großer Sprachmodelle (KI), solange Sie dies nicht ablehnen. Ablehnen können Sie es auf einem der Wege im Abschnitt „Wie Sie einen Antrag stellen“.`} ${c.part.trained`Wir erheben und verwenden personenbezogene Daten zum Training großer Sprachmodelle (KI).`} ${c.part.sold`Verkaufen wir Daten, können auch die Käufer sie dafür verwenden.`} ${c.part.unsold`Wir verkaufen sie nicht für diesen Zweck.`} ${c
        .part
        .questioned`Entscheiden wir aufgrund von Profiling mit rechtlichen oder ähnlich erheblichen Folgen über Sie, können Sie das
      Ergebnis infrage stellen und die Gründe erfahren.`} ${c.part
        .buyersListed`Verkaufen wir Ihre Daten, können Sie eine Liste der Käufer
      verlangen.`}`}

      ${c.part
        .floridaSensitive`**Florida:** Das Recht von Florida schreibt für den Verkauf sensibler Daten diesen Hinweis vor: **„NOTICE: This
      website may sell your sensitive personal data.“** Er bedeutet: Diese Website verkauft möglicherweise Ihre sensiblen
      personenbezogenen Daten.`} ${c.part
        .floridaBiometric`Für den Verkauf biometrischer Daten ist außerdem dieser Hinweis vorgeschrieben: **„NOTICE: This website may sell
      your biometric personal data.“** Er bedeutet: Diese Website verkauft möglicherweise Ihre biometrischen Daten.`}

      ${c.part
        .minnesota`**Minnesota:** Wie lange wir Daten aufbewahren, steht im Abschnitt „Wie lange wir Daten aufbewahren“. Das Datum
      dieser Fassung und wie wir über wesentliche Änderungen informieren, steht im Abschnitt „Änderungen dieser
      Erklärung“. ${c.part
        .contested`Entscheiden wir aufgrund von Profiling mit rechtlichen oder ähnlich erheblichen Folgen über Sie,
      können Sie das Ergebnis infrage stellen. Wir nennen Ihnen dann die Gründe und, soweit möglich, was Sie für ein
      anderes Ergebnis tun können. Sie können die verwendeten Daten einsehen; sind sie unrichtig, berichtigen wir sie und
      entscheiden neu.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island:** Wir verkaufen möglicherweise Daten. Die Namen der Käufer nennen wir Ihnen auf Anfrage.`} ${c
        .part
        .buyers`**Rhode Island:** Sie erreichen uns auf den Wegen im Abschnitt „Kontakt“. Daten haben wir verkauft oder verkaufen wir möglicherweise an: ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas:** Das Recht von Texas schreibt für den Verkauf sensibler Daten diesen Hinweis vor: **„NOTICE: We may sell
      your sensitive personal data.“** Er bedeutet: Wir verkaufen möglicherweise Ihre sensiblen personenbezogenen Daten.`} ${c
        .part
        .texasBiometric`Für den Verkauf biometrischer Daten ist außerdem dieser Hinweis vorgeschrieben: **„NOTICE: We may sell your
      biometric personal data.“** Er bedeutet: Wir verkaufen möglicherweise Ihre biometrischen Daten.`}`,
    en: (c) => prose`
      ## Notices for single American states

      ${c.part
        .specific`**Recipients by name:** if you live in ${c.or(stateNames(c, ['us_mn', 'us_or']))}, you may ask us for a list of
      the specific third parties to which we have disclosed your data. If we do not keep such a list for each person, you
      receive a list of all third parties to which we have disclosed personal data.`}

      ${c.part
        .kinds`**Categories of recipients:** if you live in ${c.or(stateNames(c, ['us_de', 'us_md']))}, you may ask us for a list
      of the categories of third parties to which we have disclosed personal data.`}

      ${c.part
        .connecticut`**Connecticut:** ${c.part.untrained`we do not collect, use or sell personal data to train large language models (AI).`} ${c.part.agreed`we collect and use personal data to train large language models (AI) only if you have agreed to it beforehand.`} ${c
        .part
        .unlessRefused`we collect and use personal data to train large language models (AI) unless you refuse. To do so, use one of the
      ways in the section “How to make a request”.`} ${c.part.trained`we collect and use personal data to train large language models (AI).`} ${c.part.sold`Where we sell data, the buyers may also use it for this purpose.`} ${c.part.unsold`We do not sell it for this purpose.`} ${c
        .part
        .questioned`If we decide about you on the basis of profiling, with legal or similarly significant effects, you may question the
      result and learn the reasons.`} ${c.part.buyersListed`If we sell your data, you may ask for a list of the buyers.`}`}

      ${c.part
        .floridaSensitive`**Florida:** the law of Florida prescribes this notice for the sale of sensitive data: **“NOTICE: This website may
      sell your sensitive personal data.”**`} ${c.part
        .floridaBiometric`For the sale of biometric data, this notice is prescribed as well: **“NOTICE: This website may sell your
      biometric personal data.”**`}

      ${c.part.minnesota`**Minnesota:** how long we keep data is stated
      in the section “How long we keep data”. The date of this version and how we tell you about material changes are
      stated in the section “Changes to this document”. ${c.part
        .contested`If we decide about you on the basis of profiling, with legal or similarly significant effects, you
      may question the result. We then tell you the reasons and, where possible, what you can do to obtain a different
      result. You may see the data used; if it is wrong, we correct it and decide again.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island:** we may sell data. We tell you the names of the buyers on request.`} ${c
        .part
        .buyers`**Rhode Island:** you can reach us in the ways stated in the section “Contact”. Data has been or may be sold to: ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas:** the law of Texas prescribes this notice for the sale of sensitive data: **“NOTICE: We may sell your
      sensitive personal data.”**`} ${c.part
        .texasBiometric`For the sale of biometric data, this notice is prescribed as well: **“NOTICE: We may sell your biometric personal
      data.”**`}`,
    es: (c) => prose`
      ## Información para determinados estados de EE. UU.

      ${c.part
        .specific`**Destinatarios concretos:** si vive en ${c.or(stateNames(c, ['us_mn', 'us_or']))}, puede pedirnos una lista de los
      terceros concretos a los que hemos comunicado sus datos. Si no la llevamos por persona, la lista indica todos los
      terceros a los que hemos comunicado datos personales en general.`}

      ${c.part
        .kinds`**Categorías de destinatarios:** si vive en ${c.or(stateNames(c, ['us_de', 'us_md']))}, puede pedirnos una lista de
      las categorías de terceros a los que hemos comunicado datos personales.`}

      ${c.part
        .connecticut`**Connecticut:** ${c.part.untrained`no recogemos, utilizamos ni vendemos datos personales para entrenar grandes modelos de lenguaje (IA).`} ${c
        .part
        .agreed`solo recogemos y utilizamos datos personales para entrenar grandes modelos de lenguaje (IA) si usted lo ha aceptado
      antes.`} ${c.part
        .unlessRefused`recogemos y utilizamos datos personales para entrenar grandes modelos de lenguaje (IA), salvo que usted se oponga.
      Para ello, utilice una de las vías del apartado «Cómo presentar una solicitud».`} ${c.part.trained`recogemos y utilizamos datos personales para entrenar grandes modelos de lenguaje (IA).`} ${c.part.sold`Cuando vendemos datos, los compradores también pueden utilizarlos con este fin.`} ${c.part.unsold`No los vendemos con este fin.`} ${c
        .part
        .questioned`Si a partir de una elaboración de perfiles tomamos sobre usted una decisión con efectos jurídicos o de importancia similar,
      puede impugnar el resultado y conocer los motivos.`} ${c.part
        .buyersListed`Si vendemos sus datos, puede pedir una lista de los
      compradores.`}`}

      ${c.part
        .floridaSensitive`**Florida:** la ley de Florida exige este aviso para la venta de datos sensibles: **«NOTICE: This website may sell
      your sensitive personal data.»** Significa: es posible que este sitio web venda sus datos personales sensibles.`} ${c
        .part
        .floridaBiometric`Para la venta de datos biométricos se exige además este aviso: **«NOTICE: This website may sell your biometric
      personal data.»** Significa: es posible que este sitio web venda sus datos biométricos.`}

      ${c.part
        .minnesota`**Minnesota:** los plazos de conservación figuran en el apartado «Cuánto tiempo conservamos los datos». La
      fecha de esta versión y la forma en que informamos de los cambios sustanciales figuran en el apartado «Cambios de
      este documento». ${c.part
        .contested`Si a partir de una elaboración de perfiles tomamos sobre usted una decisión con efectos jurídicos o de importancia
      similar, puede impugnar el resultado. En tal caso le indicamos los motivos y, si es posible, qué puede
      hacer para obtener otro resultado. Puede consultar los datos utilizados; si son inexactos, los rectificamos y
      decidimos de nuevo.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island:** es posible que vendamos datos. Le indicamos los nombres de los compradores si los solicita.`} ${c
        .part
        .buyers`**Rhode Island:** puede ponerse en contacto con nosotros por las vías del apartado «Contacto». Hemos vendido o podemos vender datos a: ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas:** la ley de Texas exige este aviso para la venta de datos sensibles: **«NOTICE: We may sell your sensitive
      personal data.»** Significa: es posible que vendamos sus datos personales sensibles.`} ${c.part
        .texasBiometric`Para la venta de datos biométricos se exige además este aviso: **«NOTICE: We may sell your biometric personal
      data.»** Significa: es posible que vendamos sus datos biométricos.`}`,
    fr: (c) => prose`
      ## Informations pour certains États américains

      ${c.part.specific`**Liste des destinataires :** si vous vivez dans un État qui le prévoit
        (${c.and(stateNames(c, ['us_mn', 'us_or']))}), vous pouvez nous demander une liste nominative des tiers auxquels nous
        avons communiqué vos données. Si nous ne tenons pas cette liste par personne, elle indique tous les
      tiers auxquels nous avons communiqué des données à caractère personnel.`}

      ${c.part.kinds`**Catégories de destinataires :** si vous vivez dans un État qui le prévoit
        (${c.and(stateNames(c, ['us_de', 'us_md']))}), vous pouvez nous demander une liste des catégories de tiers auxquels
        nous avons communiqué des données à caractère personnel.`}

      ${c.part.connecticut`**Connecticut :** ${c.part
        .untrained`nous ne collectons, n’utilisons et ne vendons pas de données à caractère personnel pour entraîner de grands modèles
      de langage (IA).`} ${c.part
        .agreed`nous ne collectons et n’utilisons des données à caractère personnel pour entraîner de grands modèles de langage (IA)
      que si vous l’avez accepté au préalable.`} ${c.part
        .unlessRefused`nous collectons et utilisons des données à caractère personnel pour entraîner de grands modèles de langage (IA),
      sauf si vous vous y opposez. Utilisez pour cela l’un des moyens indiqués dans la section « Comment présenter une demande
      ».`} ${c.part.trained`nous collectons et utilisons des données à caractère personnel pour entraîner de grands modèles de langage (IA).`} ${c.part.sold`Lorsque nous vendons des données, les acheteurs peuvent aussi les utiliser à cette fin.`} ${c.part.unsold`Nous ne les vendons pas à cette fin.`} ${c
        .part
        .questioned`Si nous prenons à votre égard, sur la base d’un profilage, une décision ayant des effets juridiques ou d’importance
      comparable, vous pouvez en contester le résultat et en connaître les motifs.`} ${c.part
        .buyersListed`Si nous vendons vos données, vous
      pouvez demander une liste des acheteurs.`}`}

      ${c.part
        .floridaSensitive`**Floride :** la loi de Floride impose cet avis pour la vente de données sensibles : **« NOTICE: This website may
      sell your sensitive personal data. »** Il signifie : il est possible que ce site web vende vos données sensibles.`} ${c
        .part
        .floridaBiometric`Pour la vente de données biométriques, cet avis est également imposé : **« NOTICE: This website may sell your
      biometric personal data. »** Il signifie : il est possible que ce site web vende vos données biométriques.`}

      ${c.part.minnesota`**Minnesota :** les durées de conservation figurent dans la section
      « Combien de temps nous conservons les données ». La date de cette version et la façon dont nous vous informons des
      modifications importantes figurent dans la section « Modifications de ce document ». ${c.part
        .contested`Si nous prenons à votre égard, sur la base d’un profilage, une décision ayant des effets juridiques
      ou d’importance comparable, vous pouvez en contester le résultat. Nous vous en indiquons alors les motifs et, si
      possible, ce que vous pouvez faire pour obtenir un autre résultat. Vous pouvez consulter les données utilisées ; si
      elles sont inexactes, nous les corrigeons et décidons à nouveau.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island :** il est possible que nous vendions des données. Nous vous indiquons les noms des acheteurs sur demande.`} ${c
        .part
        .buyers`**Rhode Island :** vous pouvez nous joindre par les moyens indiqués dans la section « Contact ». Des données ont été vendues ou peuvent l’être à : ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas :** la loi du Texas impose cet avis pour la vente de données sensibles : **« NOTICE: We may sell your
      sensitive personal data. »** Il signifie : il est possible que nous vendions vos données sensibles.`} ${c
        .part
        .texasBiometric`Pour la vente de données biométriques, cet avis est également imposé : **« NOTICE: We may sell your biometric
      personal data. »** Il signifie : il est possible que nous vendions vos données biométriques.`}`,
    it: (c) => prose`
      ## Informazioni per singoli Stati degli USA

      ${c.part
        .specific`**Destinatari specifici:** se vive in ${c.or(stateNames(c, ['us_mn', 'us_or']))}, può chiederci un elenco dei terzi
      specifici a cui abbiamo comunicato i Suoi dati. Se non lo teniamo per singola persona, l’elenco indica tutti i terzi
      a cui abbiamo comunicato dati personali.`}

      ${c.part
        .kinds`**Categorie di destinatari:** se vive in ${c.or(stateNames(c, ['us_de', 'us_md']))}, può chiederci un elenco delle
      categorie di terzi a cui abbiamo comunicato dati personali.`}

      ${c.part
        .connecticut`**Connecticut:** ${c.part.untrained`non raccogliamo, non utilizziamo e non vendiamo dati personali per addestrare grandi modelli linguistici (IA).`} ${c.part.agreed`raccogliamo e utilizziamo dati personali per addestrare grandi modelli linguistici (IA) solo se Lei lo ha prima accettato.`} ${c
        .part
        .unlessRefused`raccogliamo e utilizziamo dati personali per addestrare grandi modelli linguistici (IA), a meno che Lei non lo
      rifiuti. A tal fine utilizzi una delle modalità della sezione «Come presentare una richiesta».`} ${c.part.trained`raccogliamo e utilizziamo dati personali per addestrare grandi modelli linguistici (IA).`} ${c.part.sold`Se vendiamo dati, anche gli acquirenti possono utilizzarli a tale scopo.`} ${c.part.unsold`Non li vendiamo a tale scopo.`} ${c
        .part
        .questioned`Se in base a una profilazione prendiamo una decisione con effetti giuridici o di importanza analoga per Lei, può contestare il
      risultato e conoscerne i motivi.`} ${c.part.buyersListed`Se vendiamo i Suoi dati, può chiedere un elenco degli acquirenti.`}`}

      ${c.part
        .floridaSensitive`**Florida:** la legge della Florida prescrive questo avviso per la vendita di dati sensibili: **«NOTICE: This
      website may sell your sensitive personal data.»** Significa: è possibile che questo sito web venda i Suoi dati
      personali sensibili.`} ${c.part
        .floridaBiometric`Per la vendita di dati biometrici è prescritto inoltre questo avviso: **«NOTICE: This website may sell your
      biometric personal data.»** Significa: è possibile che questo sito web venda i Suoi dati biometrici.`}

      ${c.part.minnesota`**Minnesota:** i
      periodi di conservazione sono indicati nella sezione «Per quanto tempo conserviamo i dati». La data di questa
      versione e il modo in cui informiamo delle modifiche sostanziali sono indicati nella sezione «Modifiche di questo
      documento». ${c.part
        .contested`Se in base a una profilazione prendiamo una decisione con effetti giuridici o di importanza analoga per Lei, può
      contestare il risultato. In tal caso Le indichiamo i motivi e, se possibile, che cosa può fare per ottenere un
      risultato diverso. Può consultare i dati utilizzati; se sono inesatti, li rettifichiamo e decidiamo di nuovo.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island:** è possibile che vendiamo dati. Le indichiamo i nomi degli acquirenti su richiesta.`} ${c
        .part
        .buyers`**Rhode Island:** può contattarci nei modi indicati nella sezione «Contatti». Abbiamo venduto o possiamo vendere dati a: ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas:** la legge del Texas prescrive questo avviso per la vendita di dati sensibili: **«NOTICE: We may sell your
      sensitive personal data.»** Significa: è possibile che vendiamo i Suoi dati personali sensibili.`} ${c
        .part
        .texasBiometric`Per la vendita di dati biometrici è prescritto inoltre questo avviso: **«NOTICE: We may sell your biometric
      personal data.»** Significa: è possibile che vendiamo i Suoi dati biometrici.`}`,
    nl: (c) => prose`
      ## Informatie voor afzonderlijke Amerikaanse staten

      ${c.part
        .specific`**Afzonderlijke ontvangers:** als u in ${c.or(stateNames(c, ['us_mn', 'us_or']))} woont, kunt u ons vragen om een
      lijst van de afzonderlijke derden aan wie wij uw gegevens hebben verstrekt. Houden wij die niet per persoon bij, dan
      noemt de lijst alle derden aan wie wij persoonsgegevens hebben verstrekt.`}

      ${c.part
        .kinds`**Categorieën van ontvangers:** als u in ${c.or(stateNames(c, ['us_de', 'us_md']))} woont, kunt u ons vragen om een
      lijst van de categorieën van derden aan wie wij persoonsgegevens hebben verstrekt.`}

      ${c.part
        .connecticut`**Connecticut:** ${c.part.untrained`wij verzamelen, gebruiken en verkopen geen persoonsgegevens om grote taalmodellen (AI) te trainen.`} ${c
        .part
        .agreed`wij verzamelen en gebruiken persoonsgegevens alleen om grote taalmodellen (AI) te trainen als u daar vooraf mee hebt
      ingestemd.`} ${c.part
        .unlessRefused`wij verzamelen en gebruiken persoonsgegevens om grote taalmodellen (AI) te trainen, tenzij u dat weigert. Gebruik
      daarvoor een van de manieren in het onderdeel “Hoe u een verzoek indient”.`} ${c.part.trained`wij verzamelen en gebruiken persoonsgegevens om grote taalmodellen (AI) te trainen.`} ${c.part.sold`Verkopen wij gegevens, dan kunnen ook de kopers ze daarvoor gebruiken.`} ${c.part.unsold`Wij verkopen ze niet voor dit doel.`} ${c
        .part
        .questioned`Nemen wij op grond van profilering een besluit over u met rechtsgevolgen of vergelijkbaar ingrijpende gevolgen, dan
      kunt u het resultaat aanvechten en de redenen vernemen.`} ${c.part
        .buyersListed`Verkopen wij uw gegevens, dan kunt u om een lijst
      van de kopers vragen.`}`}

      ${c.part
        .floridaSensitive`**Florida:** het recht van Florida schrijft voor de verkoop van gevoelige gegevens deze mededeling voor: **“NOTICE:
      This website may sell your sensitive personal data.”** Zij betekent: deze website verkoopt mogelijk uw gevoelige
      persoonsgegevens.`} ${c.part
        .floridaBiometric`Voor de verkoop van biometrische gegevens is daarnaast deze mededeling voorgeschreven: **“NOTICE: This website
      may sell your biometric personal data.”** Zij betekent: deze website verkoopt mogelijk uw biometrische gegevens.`}

      ${c.part
        .minnesota`**Minnesota:** hoelang wij gegevens bewaren, staat in het onderdeel “Hoelang wij gegevens bewaren”. De datum
      van deze versie en hoe wij u over belangrijke wijzigingen informeren, staan in het onderdeel “Wijzigingen van dit
      document”. ${c.part
        .contested`Nemen wij op grond van profilering een besluit over u met rechtsgevolgen of vergelijkbaar ingrijpende
      gevolgen, dan kunt u het resultaat aanvechten. Wij noemen u dan de redenen en, zo mogelijk, wat u kunt doen om een ander resultaat te bereiken. U kunt de gebruikte gegevens inzien; zijn ze onjuist, dan corrigeren wij ze en
      besluiten wij opnieuw.`}`}

      ${c.part
        .buyersUnnamed`**Rhode Island:** wij verkopen mogelijk gegevens. Wij noemen u de namen van de kopers op verzoek.`} ${c
        .part
        .buyers`**Rhode Island:** u bereikt ons op de manieren in het onderdeel “Contact”. Wij hebben gegevens verkocht of verkopen ze mogelijk aan: ${c.say.sale_recipients}`}

      ${c.part
        .texasSensitive`**Texas:** het recht van Texas schrijft voor de verkoop van gevoelige gegevens deze mededeling voor: **“NOTICE: We
      may sell your sensitive personal data.”** Zij betekent: wij verkopen mogelijk uw gevoelige persoonsgegevens.`} ${c
        .part
        .texasBiometric`Voor de verkoop van biometrische gegevens is daarnaast deze mededeling voorgeschreven: **“NOTICE: We may sell your
      biometric personal data.”** Zij betekent: wij verkopen mogelijk uw biometrische gegevens.`}`,
  },
});
