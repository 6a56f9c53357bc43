/*
 * Washington My Health My Data Act, RCW 19.373.020 (notice), .030 (consent), .040 (rights, 45 days, appeal), .070 (sale);
 * Nevada, NRS 603A as amended in 2023 (consumer health data), alike. Sources and recipients of health data are asked apart from those
 * of other data; for which purposes they serve nobody is asked, so purposes are limited to those for which they are needed. Affiliates
 * must be named; where the owner gave none, either there are none or they are named on request. Washington's attorney general
 * wants this as a document of its own: the section can be linked by its heading, more the document cannot do. Sale needs a
 * signed authorisation (.070), so the sentence stands unless the owner said that nothing is sold. Archives and backups may take six
 * months from the check who asks (.040); Nevada allows longer, so one period suits both. Left out: geofences, which are no matter of the notice.
 */
import { type Context, given, has, items, link, prose, type Words } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { appPermissionWords } from '../words/app-permissions.ts';
import { sourceWords } from '../words/pd-sources.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { recipientWords } from '../words/share-with.ts';
import { specialDataWords } from '../words/special-data.ts';
import { stateName } from '../words/us-states.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Given = Context<PrivacyQuestions>['a'];

const offices = [
  ['wa_mhmda', 'US_WA', 'https://www.atg.wa.gov'],
  ['nv_603a', 'US_NV', 'https://ag.nv.gov'],
] as const;

/** Those of the two states whose law was chosen; both where none was. */
function chosenOffices(a: Given): readonly (typeof offices)[number][] {
  const chosen = offices.filter(([law]) => has(a.laws, law));
  return chosen.length > 0 ? chosen : offices;
}

function places({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>): Words[] {
  return chosenOffices(a).map(([, state]) => stateName(language, state));
}

function attorneys({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>) {
  return items(
    chosenOffices(a).map(([, state, url]) => prose`${stateName(language, state)}: ${catalogueLink(url)}`),
  );
}

/** What the statutes count as health data beside health itself. */
const related = ['biometrics', 'genetic', 'sex-life'] as const;
const onDevice = ['health', 'motion'] as const;

interface Nouns {
  data: Record<(typeof related)[number] | 'health', Words>;
  types: Record<'health', Words>;
  device: Record<(typeof onDevice)[number], Words>;
}

/** Each kind that the answers name; health in general only where nothing tells more. */
function kinds(a: Given, { data, types, device }: Nouns): Words[] {
  const read = onDevice.filter((permission) => has(a.app_permissions, permission));
  const told = has(a.pd_types, 'health')
    ? [types.health]
    : has(a.special_data, 'health')
      ? [data.health]
      : [];
  const named = [...told, ...read.map((permission) => device[permission])];
  return [
    ...(named.length > 0 ? named : [data.health]),
    ...related.filter((kind) => has(a.special_data, kind)).map((kind) => data[kind]),
  ];
}

const isShared = (a: Given): boolean => given(a.health_recipients) || given(a['health_recipients.own']);

const sellsNothing = (a: Given): boolean => given(a.sell_share) && !holdsFact(a, 'data:sale');

export const health = clause({
  id: 'pp.health',
  version: 3,
  when: (a) => has(a.laws, 'wa_mhmda', 'nv_603a') && holdsFact(a, 'data:health'),
  parts: {
    kinds: { meets: ['wa-19-373-020'] },
    purposes: { meets: ['wa-19-373-020'] },
    sources: { meets: ['wa-19-373-020'], when: (a) => given(a.health_sources) },
    shared: { meets: ['wa-19-373-020'], when: isShared },
    unshared: { meets: ['wa-19-373-020'], when: (a) => !isShared(a) },
    affiliates: {
      meets: [],
      when: (a) => has(a.health_recipients, 'affiliates') && given(a.health_affiliates),
    },
    noAffiliates: { meets: [], when: (a) => isShared(a) && !has(a.health_recipients, 'affiliates') },
    unnamed: {
      meets: [],
      when: (a) => has(a.health_recipients, 'affiliates') && !given(a.health_affiliates),
    },
    consent: { meets: [] },
    unsold: { meets: [], when: (a) => sellsNothing(a) },
    signed: { meets: [], when: (a) => !sellsNothing(a) },
    rights: { meets: ['wa-19-373-020'] },
    appealMail: { meets: [], when: (a) => given(a.appeals_email) },
    appealWays: { meets: [], when: (a) => !given(a.appeals_email) },
  },
  words: {
    de: {
      data: specialDataWords.de,
      types: dataTypeWords.de,
      device: appPermissionWords.de,
      from: sourceWords.de,
      to: recipientWords.de,
    },
    en: {
      data: specialDataWords.en,
      types: dataTypeWords.en,
      device: appPermissionWords.en,
      from: sourceWords.en,
      to: recipientWords.en,
    },
    es: {
      data: specialDataWords.es,
      types: dataTypeWords.es,
      device: appPermissionWords.es,
      from: sourceWords.es,
      to: recipientWords.es,
    },
    fr: {
      data: specialDataWords.fr,
      types: dataTypeWords.fr,
      device: appPermissionWords.fr,
      from: sourceWords.fr,
      to: recipientWords.fr,
    },
    it: {
      data: specialDataWords.it,
      types: dataTypeWords.it,
      device: appPermissionWords.it,
      from: sourceWords.it,
      to: recipientWords.it,
    },
    nl: {
      data: specialDataWords.nl,
      types: dataTypeWords.nl,
      device: appPermissionWords.nl,
      from: sourceWords.nl,
      to: recipientWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Gesundheitsdaten von Verbrauchern (USA)

      Dieser Abschnitt ist unser besonderer Hinweis zu Gesundheitsdaten („Consumer Health Data Privacy Policy“) für Personen, die
      in ${c.or(places(c))} leben oder deren Gesundheitsdaten wir dort erheben.

      ${c.part.kinds(prose`
        **Arten von Daten:** Wir verarbeiten:

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Zwecke:** Wir erheben, speichern und verwenden diese Daten nur für diejenigen Zwecke im Abschnitt „Wofür
      wir Daten verwenden“, für die wir sie brauchen oder denen Sie zugestimmt haben.`}

      ${c.part.sources`**Herkunft:** Wir erhalten diese Daten
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Weitergabe:** Soweit es für diese Zwecke nötig ist, können wir jede dieser Arten von Daten weitergeben an:

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Weitergabe:** Wir geben diese Daten an niemanden weiter.`}

      ${c.part.noAffiliates`An verbundene Unternehmen geben wir sie nicht weiter.`} ${c.part
        .unnamed`Welche verbundenen Unternehmen das
      sind, sagen wir Ihnen auf Anfrage.`} ${c.part.affiliates`Verbundene Unternehmen, an die wir diese Daten weitergeben: ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Einwilligung:** Daten, die für eine von Ihnen gewünschte Leistung nicht nötig sind, erheben wir nur mit Ihrer Einwilligung und geben wir nur mit einer gesonderten Einwilligung weiter. ${c.part.unsold`Wir verkaufen diese Daten nicht.`} ${c.part.signed`Einen Verkauf dieser Daten gibt es nur, wenn Sie ihn mit Ihrer Unterschrift erlaubt haben.`}`}

      ${c.part.rights(prose`
        **Ihre Rechte:** Sie können:

        - erfahren, ob wir Ihre Gesundheitsdaten erheben, weitergeben oder verkaufen, und Zugang zu ihnen erhalten
        - eine Liste aller Dritten und verbundenen Unternehmen erhalten, an die wir sie gegeben haben, jeweils mit einer
          E-Mail-Adresse oder einem anderen Kontaktweg im Internet
        - Ihre Einwilligung widerrufen
        - die Löschung verlangen; wir benachrichtigen dann auch alle, denen wir die Daten gegeben haben, und löschen in Archiven und Sicherungskopien spätestens sechs Monate, nachdem wir geprüft haben, wer den Antrag stellt

        Nutzen Sie dazu einen der Wege im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten innerhalb von 45 Tagen und können
        diese Frist einmal um 45 Tage verlängern. Lehnen wir ab, nennen wir die Gründe, und Sie können eine Überprüfung
        verlangen. ${c.part.appealMail`Schreiben Sie dazu an ${link(c.say.appeals_email, 'mailto:')}.`} ${c
          .part.appealWays`Nutzen
        Sie dazu dieselben Wege und geben Sie „Überprüfung“ an.`} Das Ergebnis teilen wir Ihnen innerhalb von 45 Tagen schriftlich und
        mit Begründung mit. Bleibt es bei der Ablehnung, können Sie sich beim Attorney General (Justizminister) beschweren:

        ${attorneys(c)}`)}`,
    en: (c) => prose`
      ## Consumer health data (United States)

      This section is our Consumer Health Data Privacy Policy. It is meant for people who live in
      ${c.or(places(c))} or whose health data we collect there.

      ${c.part.kinds(prose`
        **Kinds of data:** we process:

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Purposes:** we collect, store and use this data only for those purposes in the section “What we use data
      for” for which we need it or to which you have agreed.`}

      ${c.part.sources`**Sources:** we receive this data
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Sharing:** as far as these purposes require, we may share each of these kinds of data with:

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Sharing:** we share this data with nobody.`}

      ${c.part.noAffiliates`We do not
      share it with affiliates.`} ${c.part.unnamed`We tell you on request which affiliates these are.`} ${c.part.affiliates`Affiliates with which we share this data: ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Consent:** unless it is needed for a service that you asked for, we collect this data only with your consent,
      and we share it only with your separate consent to sharing. ${c.part.unsold`We do not sell this data.`} ${c
        .part.signed`This data is not sold unless you have authorised
      the sale with your signature.`}`}

      ${c.part.rights(prose`
        **Your rights:** you may:

        - learn whether we collect, share or sell your health data and have access to it,
        - receive a list of all third parties and affiliates with which we have shared it, each with an e-mail address or another
          online way to contact them,
        - withdraw your consent,
        - have the data deleted; we then also notify everyone with whom we have shared it, and delete it in archives and backups at
          the latest six months after we have checked who is asking.

        To do so, use one of the ways in the section “How to make a request”. We reply within 45 days and may extend this period once
        by 45 days. If we refuse, we give the reasons and you may appeal. ${c.part
          .appealMail`To do so, write to
        ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part.appealWays`To do so, use the same ways and write “Appeal”.`} We tell you
        the result in writing within 45 days and give our reasons. If the refusal stands, you may complain to the attorney
        general:

        ${attorneys(c)}`)}`,
    es: (c) => prose`
      ## Datos de salud de los consumidores (EE. UU.)

      Este apartado es nuestro aviso específico sobre datos de salud («Consumer Health Data Privacy Policy») para las personas que
      viven en ${c.or(places(c))} o cuyos datos de salud recogemos allí.

      ${c.part.kinds(prose`
        **Clases de datos** que tratamos:

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Finalidades:** recogemos, guardamos y utilizamos estos datos solo para aquellas finalidades del apartado
      «Para qué utilizamos los datos» para las que los necesitamos o que usted ha aceptado.`}

      ${c.part.sources`**Procedencia:** recibimos estos datos
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Comunicación:** en la medida en que estas finalidades lo requieran, podemos comunicar cada una de estas clases de datos a:

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Comunicación:** no comunicamos estos datos a nadie.`}

      ${c.part.noAffiliates`No los comunicamos a empresas del grupo.`} ${c.part
        .unnamed`Si lo solicita, le indicamos de qué empresas del
      grupo se trata.`} ${c.part.affiliates`Empresas del grupo a las que comunicamos estos datos: ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Consentimiento:** los datos que no son necesarios para un servicio que usted ha pedido solo los
      recogemos y comunicamos con su consentimiento; se lo pedimos por separado para la recogida y para la comunicación. ${c.part.unsold`No vendemos estos datos.`} ${c.part.signed`Estos datos solo se venden si usted lo ha autorizado con su firma.`}`}

      ${c.part.rights(prose`
        **Sus derechos.** Usted puede:

        - saber si recogemos, comunicamos o vendemos sus datos de salud y acceder a ellos,
        - recibir una lista de todos los terceros y empresas del grupo a los que los hemos comunicado, con una dirección de correo
          electrónico u otra vía de contacto en línea de cada uno,
        - retirar su consentimiento,
        - pedir que se supriman; en tal caso avisamos también a todos a quienes los hemos comunicado y los suprimimos en archivos y
          copias de seguridad a más tardar seis meses después de comprobar quién presenta la solicitud.

        Para ello, utilice una de las vías del apartado «Cómo presentar una solicitud». Respondemos en un plazo de 45 días, que podemos
        ampliar una vez en 45 días. Si denegamos su solicitud, indicamos los motivos y usted puede recurrir ante nosotros. ${c
          .part.appealMail`Para ello, escriba a ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
          .appealWays`Para ello, utilice las
        mismas vías e indique «Recurso».`} Le comunicamos el resultado por escrito y de forma motivada en un plazo de 45 días. Si
        mantenemos la denegación, puede presentar una reclamación ante el fiscal general («Attorney General»):

        ${attorneys(c)}`)}`,
    fr: (c) => prose`
      ## Données de santé des consommateurs (États-Unis)

      Cette section est notre politique relative aux données de santé des consommateurs (« Consumer Health Data Privacy Policy »).
      Elle vous concerne si vous vivez dans un État qui l’exige (${c.and(places(c))}) ou si nous collectons vos données de
      santé dans un tel État.

      ${c.part.kinds(prose`
        **Catégories de données que nous traitons :**

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Finalités :** nous collectons, conservons et utilisons ces données uniquement pour celles des finalités de
      la section « À quoi servent les données » pour lesquelles nous en avons besoin ou que vous avez acceptées.`}

      ${c.part.sources`**Provenance :** nous recevons ces données
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Communication :** dans la mesure où ces finalités l’exigent, nous pouvons communiquer chacune de ces catégories de données
        aux destinataires suivants :

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Communication :** nous ne communiquons ces données à personne.`}

      ${c.part.noAffiliates`Nous ne les communiquons pas à des sociétés de notre groupe.`} ${c.part.unnamed`Nous vous indiquons sur demande de quelles sociétés de notre groupe il s’agit.`} ${c
        .part.affiliates`Sociétés de notre groupe auxquelles nous communiquons ces données :
      ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Consentement :** au-delà de ce qu’exige un service que vous avez demandé, nous ne collectons et ne
        communiquons ces données qu’avec votre consentement, donné séparément pour la collecte et pour la communication. ${c.part.unsold`Nous ne vendons pas ces données.`} ${c.part.signed`Ces données ne sont vendues que si vous l’avez autorisé par votre signature.`}`}

      ${c.part.rights(prose`
        **Vos droits.** Vous pouvez :

        - savoir si nous collectons, communiquons ou vendons vos données de santé et y accéder,
        - recevoir une liste de tous les tiers et sociétés de notre groupe auxquels nous les avons communiquées, avec pour chacun une
          adresse électronique ou un autre moyen de contact en ligne,
        - retirer votre consentement,
        - obtenir leur effacement ; nous en informons alors aussi tous ceux à qui nous les avons communiquées et les effaçons dans les
          archives et les copies de sauvegarde au plus tard six mois après avoir vérifié qui présente la demande.

        Utilisez pour cela l’un des moyens indiqués dans la section « Comment présenter une demande ». Nous répondons dans les 45 jours
        et pouvons prolonger ce délai une fois de 45 jours. En cas de refus, nous en donnons les motifs et vous pouvez former un recours
        auprès de nous. ${c.part.appealMail`Écrivez pour cela à ${link(c.say.appeals_email, 'mailto:')}.`} ${c
          .part
          .appealWays`Utilisez pour cela les mêmes moyens et précisez « Recours ».`} Nous vous communiquons le résultat par écrit et de
        façon motivée dans les 45 jours. Si le refus est maintenu, vous pouvez adresser une réclamation au procureur général (« Attorney
        General ») :

        ${attorneys(c)}`)}`,
    it: (c) => prose`
      ## Dati sanitari dei consumatori (USA)

      Questa sezione è la nostra informativa specifica sui dati sanitari («Consumer Health Data Privacy Policy») per le persone che vivono nello Stato di ${c.or(places(c))} o i cui dati sanitari sono raccolti in tale Stato.

      ${c.part.kinds(prose`
        **Categorie di dati:** trattiamo:

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Finalità:** raccogliamo, conserviamo e utilizziamo questi dati solo per quelle finalità della sezione «Per
      quali finalità utilizziamo i dati» per le quali ci servono o che Lei ha accettato.`}

      ${c.part.sources`**Provenienza:** riceviamo questi dati
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Comunicazione:** nella misura richiesta da queste finalità, possiamo comunicare ciascuna di queste categorie di dati ai
        seguenti destinatari:

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Comunicazione:** non comunichiamo questi dati a nessuno.`}

      ${c.part.noAffiliates`Non li comunichiamo a società del gruppo.`} ${c.part
        .unnamed`Su richiesta Le indichiamo di quali società del
      gruppo si tratta.`} ${c.part.affiliates`Società del gruppo a cui comunichiamo questi dati: ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Consenso:** i dati che non sono necessari per un servizio da Lei richiesto li raccogliamo e li comunichiamo solo con il Suo consenso, prestato separatamente per la raccolta e per la comunicazione. ${c.part.unsold`Non vendiamo questi dati.`} ${c.part.signed`Questi dati sono venduti solo se Lei lo ha autorizzato con la Sua firma.`}`}

      ${c.part.rights(prose`
        **I Suoi diritti:** può:

        - sapere se raccogliamo, comunichiamo o vendiamo i Suoi dati sanitari e accedervi,
        - ricevere un elenco di tutti i terzi e delle società del gruppo a cui li abbiamo comunicati, ciascuno con un indirizzo e-mail o
          un altro modo di contatto online,
        - revocare il Suo consenso,
        - ottenerne la cancellazione; in tal caso avvisiamo anche tutti coloro a cui li abbiamo comunicati e li cancelliamo negli archivi
          e nelle copie di sicurezza al più tardi sei mesi dopo aver verificato chi presenta la richiesta.

        A tal fine utilizzi una delle modalità della sezione «Come presentare una richiesta». Rispondiamo entro 45 giorni e possiamo
        prorogare il termine una sola volta di 45 giorni. Se respingiamo la richiesta, indichiamo i motivi e può chiederci un
        riesame. ${c.part.appealMail`A tal fine scriva a ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
          .appealWays`A tal fine
        utilizzi le stesse modalità e indichi «Riesame».`} Le comunichiamo l’esito per iscritto e in modo motivato entro 45 giorni. Se il
        rifiuto è confermato, può presentare reclamo al procuratore generale («Attorney General»):

        ${attorneys(c)}`)}`,
    nl: (c) => prose`
      ## Gezondheidsgegevens van consumenten (VS)

      Dit onderdeel is onze afzonderlijke kennisgeving over gezondheidsgegevens (“Consumer Health Data Privacy Policy”) voor personen
      die in ${c.or(places(c))} wonen of van wie wij daar gezondheidsgegevens verzamelen.

      ${c.part.kinds(prose`
        **Soorten gegevens:** wij verwerken:

        ${items(kinds(c.a, c.w))}`)}

      ${c.part
        .purposes`**Doeleinden:** wij verzamelen, bewaren en gebruiken deze gegevens alleen voor die doeleinden in het onderdeel
      “Waarvoor wij gegevens gebruiken” waarvoor wij ze nodig hebben of waarmee u hebt ingestemd.`}

      ${c.part.sources`**Herkomst:** wij ontvangen deze gegevens
      ${c.and(c.names(c.say.health_sources, c.w.from))}.`}

      ${c.part.shared(prose`
        **Verstrekking:** voor zover deze doeleinden dat vereisen, kunnen wij elk van deze soorten gegevens verstrekken aan:

        ${items(c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']))}`)}

      ${c.part.unshared`**Verstrekking:** wij verstrekken deze gegevens aan niemand.`}

      ${c.part.noAffiliates`Wij verstrekken ze niet aan groepsmaatschappijen.`} ${c.part
        .unnamed`Welke groepsmaatschappijen dat zijn, zeggen
      wij u op verzoek.`} ${c.part.affiliates`Groepsmaatschappijen waaraan wij deze gegevens verstrekken: ${c.say.health_affiliates}`}

      ${c.part
        .consent`**Toestemming:** voor zover deze gegevens niet nodig zijn voor een dienst waarom u hebt gevraagd, verzamelen en verstrekken wij ze alleen met uw toestemming, die wij voor elk van beide afzonderlijk vragen. ${c.part.unsold`Wij verkopen deze gegevens niet.`} ${c.part.signed`Deze gegevens worden alleen verkocht als u dat met uw handtekening hebt toegestaan.`}`}

      ${c.part.rights(prose`
        **Uw rechten:** u kunt:

        - vernemen of wij uw gezondheidsgegevens verzamelen, verstrekken of verkopen, en er toegang toe krijgen
        - een lijst krijgen van alle derden en groepsmaatschappijen aan wie wij ze hebben verstrekt, elk met een e-mailadres of een
          andere manier van contact via internet
        - uw toestemming intrekken
        - de gegevens laten wissen; wij stellen dan ook iedereen aan wie wij ze hebben verstrekt daarvan in kennis en wissen ze in
          archieven en reservekopieën uiterlijk zes maanden nadat wij hebben gecontroleerd wie het verzoek doet

        Gebruik daarvoor een van de manieren in het onderdeel “Hoe u een verzoek indient”. Wij antwoorden binnen 45 dagen en kunnen deze
        termijn één keer met 45 dagen verlengen. Wijzen wij het verzoek af, dan noemen wij de redenen en kunt u om herbeoordeling
        vragen. ${c.part.appealMail`Schrijf daarvoor aan ${link(c.say.appeals_email, 'mailto:')}.`} ${c.part
          .appealWays`Gebruik daarvoor
        dezelfde manieren en vermeld “Herbeoordeling”.`} Wij delen u het resultaat binnen 45 dagen schriftelijk en met redenen mee. Blijft
        het bij de afwijzing, dan kunt u een klacht indienen bij de Attorney General (procureur-generaal):

        ${attorneys(c)}`)}`,
  },
});
