import { given, has, prose, rows } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { sourceDataWords, sourceWords } from '../words/pd-sources.ts';
import { purposeWords } from '../words/purposes.ts';
import { requestWays } from '../words/request-ways.ts';
import { recipientWords } from '../words/share-with.ts';
import { placesOutside } from '../words/transfer-places.ts';
import { holdsForSome, whoseLaw } from '../words/reach.ts';
import { underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';
import {
  comesFromOthers,
  enumerated,
  investigated,
  investigatedSources,
  mayProfile,
  otherSources,
  recipientsInShort,
} from './key-points.ts';
import { namedPurposes } from './purpose-names.ts';

/** First layer of the notice: Article 11 LOPDGDD and the layered notices of WP260. */
export const summary = clause({
  id: 'pp.summary',
  version: 4,
  parts: {
    layer: { meets: ['es-lopdgdd-11'] },
    business: { meets: ['es-lopdgdd-11'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['es-lopdgdd-11'], when: (a) => a.entity_type === 'individual' },
    representative: {
      meets: ['es-lopdgdd-11'],
      when: (a) => has(a.laws, 'gdpr') && given(a.eu_rep),
    },
    data: {
      meets: [],
      when: (a) => a.pd_none_confirm !== 'yes' && !has(a.pd_types, 'none'),
    },
    few: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' && has(a.pd_types, 'none') },
    nothing: { meets: ['es-lopdgdd-11'], when: (a) => a.pd_none_confirm === 'yes' },
    purposes: { meets: ['es-lopdgdd-11'], when: (a) => a.pd_none_confirm !== 'yes' },
    profiling: {
      meets: ['es-lopdgdd-11'],
      when: (a) => underEither(a) && mayProfile(a),
    },
    // Art. 11(2) LOPDGDD: only where Art. 22 GDPR gives the right.
    decisions: { meets: ['es-lopdgdd-11'], when: (a) => has(a.laws, 'gdpr') && holdsFact(a, 'data:adm') },
    elsewhere: { meets: ['es-lopdgdd-11'], when: comesFromOthers },
    kinds: { meets: ['es-lopdgdd-11'], when: (a) => has(a.pd_sources, ...investigated) },
    recipients: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' },
    abroad: {
      meets: [],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).length > 0,
    },
    rights: { meets: ['es-lopdgdd-11'], when: (a) => underEither(a) },
    whom: { meets: [], when: holdsForSome },
    ask: { meets: [], when: (a) => !underEither(a) },
    how: { meets: ['es-lopdgdd-11'], when: (a) => given(a.request_channels) },
  },
  words: {
    de: {
      types: dataTypeWords.de,
      sources: sourceWords.de,
      passed: sourceDataWords.de,
      purposes: purposeWords.de,
      recipients: recipientWords.de,
    },
    en: {
      types: dataTypeWords.en,
      sources: sourceWords.en,
      passed: sourceDataWords.en,
      purposes: purposeWords.en,
      recipients: recipientWords.en,
    },
    es: {
      types: dataTypeWords.es,
      sources: sourceWords.es,
      passed: sourceDataWords.es,
      purposes: purposeWords.es,
      recipients: recipientWords.es,
    },
    fr: {
      types: dataTypeWords.fr,
      sources: sourceWords.fr,
      passed: sourceDataWords.fr,
      purposes: purposeWords.fr,
      recipients: recipientWords.fr,
    },
    it: {
      types: dataTypeWords.it,
      sources: sourceWords.it,
      passed: sourceDataWords.it,
      purposes: purposeWords.it,
      recipients: recipientWords.it,
    },
    nl: {
      types: dataTypeWords.nl,
      sources: sourceWords.nl,
      passed: sourceDataWords.nl,
      purposes: purposeWords.nl,
      recipients: recipientWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Das Wichtigste in Kürze

      ${c.part.layer`Dieser Überblick nennt das Wichtigste. Die Einzelheiten stehen in den Abschnitten danach.`}

      - ${c.part.business`**Verantwortlicher:** ${c.say.business_name}`}
      - ${c.part.individual`**Verantwortlicher:** ${c.say.individual_name}`}
      - ${c.part.representative`**Vertreter in der Europäischen Union:** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Daten:** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Daten:** vor allem technische Daten, die bei der Nutzung unseres Angebots anfallen`}
      - ${c.part
        .nothing`**Daten und Zwecke.** Wir erheben keine personenbezogenen Daten. Die IP-Adresse Ihres Geräts wird verwendet, um Inhalte zu übertragen; schreiben Sie uns, verwenden wir Ihre Kontaktdaten, um zu antworten.`}
      - ${c.part.purposes`**Zwecke:** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Profiling.** Soweit wir Inhalte oder Werbung auf Sie abstimmen oder Sie automatisiert bewerten, werten wir dafür Daten über Sie aus. ${c.part.decisions`Sie haben das Recht, automatisierten Entscheidungen zu widersprechen, die Ihnen gegenüber rechtliche Wirkung haben oder Sie ähnlich erheblich beeinträchtigen.`}`}
      - ${c.part.elsewhere`**Andere Quellen.** Wir erhalten Daten auch ${otherSources(c)}.`}
      - ${c.part.kinds`**Daten ${investigatedSources(c)}:** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Empfänger:** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Andere Länder.** Daten können in Länder außerhalb des Europäischen Wirtschaftsraums gelangen. Der Abschnitt
        dazu nennt die Länder und den Schutz, der dort gilt.`}
      - ${c.part
        .rights`**Ihre Rechte.** Sie können Auskunft über Ihre Daten sowie deren Berichtigung, Löschung, Einschränkung und
        Übertragung verlangen. Sie können der Verarbeitung widersprechen, eine Einwilligung jederzeit widerrufen und
        sich bei einer Aufsichtsbehörde beschweren.`} ${c.part.whom`Diese Rechte haben Sie, soweit das Datenschutzrecht ${whoseLaw(c)} für Sie gilt.`} ${c.part.ask`**Ihre Rechte.** Sie können Ihre Daten einsehen und verlangen, dass wir sie ändern oder löschen.`}
      - ${c.part.how`**Antrag stellen:** ${c.or(requestWays(c))}`}`,
    en: (c) => prose`
      ## Key points

      ${c.part.layer`This overview states the most important points. The sections after it give the details.`}

      - ${c.part.business`**Controller:** ${c.say.business_name}`}
      - ${c.part.individual`**Controller:** ${c.say.individual_name}`}
      - ${c.part.representative`**Representative in the European Union:** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Data:** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Data:** mainly technical data that arises when our service is used`}
      - ${c.part
        .nothing`**Data and purposes.** We do not collect personal data. The IP address of your device is used to transmit content; if you write to us, we use your contact details to answer.`}
      - ${c.part.purposes`**Purposes:** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Profiling.** Where we tailor content or advertising to you or assess you automatically, we analyse data about you for this. ${c.part.decisions`You have the right to object to automated decisions that have legal effects on you or similarly significantly affect you.`}`}
      - ${c.part.elsewhere`**Other sources.** We also receive data ${otherSources(c)}.`}
      - ${c.part.kinds`**Data ${investigatedSources(c)}:** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Recipients:** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Other countries.** Data may reach countries outside the European Economic Area. The section on this names
        the countries and the protection that applies there.`}
      - ${c.part
        .rights`**Your rights.** You can ask for access to your data, for its rectification, erasure or transfer and for restriction of its processing. You can object to processing, withdraw consent at any time and lodge a complaint with a supervisory
        authority.`} ${c.part.whom`You have these rights where the data protection law ${whoseLaw(c)} applies to you.`} ${c.part.ask`**Your rights.** You can review your data and ask us to change or delete it.`}
      - ${c.part.how`**How to make a request:** ${c.or(requestWays(c))}`}`,
    es: (c) => prose`
      ## Lo más importante

      ${c.part.layer`Este apartado es un resumen. Los apartados siguientes contienen los detalles.`}

      - ${c.part.business`**Responsable del tratamiento:** ${c.say.business_name}`}
      - ${c.part.individual`**Responsable del tratamiento:** ${c.say.individual_name}`}
      - ${c.part.representative`**Representante en la Unión Europea:** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Datos:** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Datos:** sobre todo datos técnicos que se generan al utilizar nuestro servicio`}
      - ${c.part
        .nothing`**Datos y fines.** No recogemos datos personales. La dirección IP de su dispositivo se utiliza para transmitir los contenidos; si usted nos escribe, utilizamos sus datos de contacto para responderle.`}
      - ${c.part.purposes`**Fines:** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Elaboración de perfiles.** Cuando personalizamos contenidos o publicidad o evaluamos de forma automatizada aspectos de su persona, analizamos para ello datos sobre usted. ${c.part.decisions`Tiene derecho a oponerse a decisiones automatizadas que produzcan efectos jurídicos sobre usted o le afecten significativamente de modo similar.`}`}
      - ${c.part.elsewhere`**Otras fuentes.** También recibimos datos ${otherSources(c)}.`}
      - ${c.part.kinds`**Datos ${investigatedSources(c)}:** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Destinatarios:** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Otros países.** Sus datos pueden transferirse a países situados fuera del Espacio Económico Europeo. El apartado
        correspondiente indica los países y la protección que se aplica en ellos.`}
      - ${c.part
        .rights`**Sus derechos.** Puede solicitar el acceso a sus datos, su rectificación o supresión, la limitación de su tratamiento y su portabilidad. Puede oponerse al tratamiento, retirar el consentimiento en cualquier momento y presentar una
        reclamación ante una autoridad de control.`} ${c.part.whom`Tiene estos derechos cuando se le aplica la normativa de protección de datos ${whoseLaw(c)}.`} ${c.part.ask`**Sus derechos.** Puede consultar sus datos y pedirnos que los modifiquemos o suprimamos.`}
      - ${c.part.how`**Cómo presentar una solicitud:** ${c.or(requestWays(c))}`}`,
    fr: (c) => prose`
      ## L’essentiel

      ${c.part.layer`Cette section est un résumé. Les sections suivantes donnent les détails.`}

      - ${c.part.business`**Responsable du traitement :** ${c.say.business_name}`}
      - ${c.part.individual`**Responsable du traitement :** ${c.say.individual_name}`}
      - ${c.part.representative`**Représentant dans l’Union européenne :** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Données :** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Données :** principalement des données techniques générées lors de l’utilisation de notre service`}
      - ${c.part
        .nothing`**Données et finalités.** Nous ne collectons pas de données à caractère personnel. L’adresse IP de votre appareil est utilisée pour transmettre les contenus ; si vous nous écrivez, nous utilisons vos coordonnées pour
        vous répondre.`}
      - ${c.part.purposes`**Finalités :** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Profilage.** Lorsque nous personnalisons des contenus ou des publicités ou évaluons de façon automatisée certains aspects personnels vous concernant, nous analysons à cette fin vos données. ${c.part.decisions`Vous avez le droit de vous opposer à des décisions automatisées qui produisent des effets juridiques à votre égard ou vous affectent de manière significative de façon similaire.`}`}
      - ${c.part.elsewhere`**Autres sources.** Nous recevons aussi des données ${otherSources(c)}.`}
      - ${c.part.kinds`**Données ${investigatedSources(c)} :** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Destinataires :** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Autres pays.** Vos données peuvent être transférées vers des pays situés hors de l’Espace économique européen. La
        section correspondante indique les pays et la protection qui s’y applique.`}
      - ${c.part
        .rights`**Vos droits.** Vous pouvez demander l’accès à vos données ainsi que leur rectification, leur effacement, la
        limitation de leur traitement et leur portabilité. Vous pouvez vous opposer au traitement, retirer un
        consentement à tout moment et introduire une réclamation auprès d’une autorité de contrôle.`} ${c.part.whom`Vous avez ces droits lorsque le droit de la protection des données ${whoseLaw(c)} s’applique à vous.`} ${c.part.ask`**Vos droits.** Vous pouvez consulter vos données et nous demander de les modifier ou de les effacer.`}
      - ${c.part.how`**Présenter une demande :** ${c.or(requestWays(c))}`}`,
    it: (c) => prose`
      ## In sintesi

      ${c.part.layer`Questa panoramica riporta i punti più importanti. Le sezioni successive contengono i dettagli.`}

      - ${c.part.business`**Titolare del trattamento:** ${c.say.business_name}`}
      - ${c.part.individual`**Titolare del trattamento:** ${c.say.individual_name}`}
      - ${c.part.representative`**Rappresentante nell’Unione europea:** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Dati:** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Dati:** soprattutto dati tecnici che si generano con l’uso del nostro servizio`}
      - ${c.part
        .nothing`**Dati e finalità.** Non raccogliamo dati personali. L’indirizzo IP del Suo dispositivo è utilizzato per trasmettere i contenuti; se Lei ci scrive, utilizziamo i Suoi recapiti per risponderLe.`}
      - ${c.part.purposes`**Finalità:** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Profilazione.** Quando personalizziamo per Lei contenuti o pubblicità o valutiamo in modo automatizzato aspetti personali che La riguardano, analizziamo a tal fine i Suoi dati. ${c.part.decisions`Ha il diritto di opporsi a decisioni automatizzate che producono effetti giuridici che La riguardano o che incidono in modo analogo significativamente sulla Sua persona.`}`}
      - ${c.part.elsewhere`**Altre fonti.** Riceviamo dati anche ${otherSources(c)}.`}
      - ${c.part.kinds`**Dati ${investigatedSources(c)}:** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Destinatari:** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Altri paesi.** I dati possono giungere in paesi situati fuori dello Spazio economico europeo. La sezione
        dedicata indica i paesi e la protezione che vi si applica.`}
      - ${c.part
        .rights`**I Suoi diritti.** Può chiedere l’accesso ai Suoi dati, la loro rettifica o cancellazione, la limitazione del loro trattamento e la loro portabilità. Può opporsi al trattamento, revocare un consenso in qualsiasi momento e proporre reclamo a
        un’autorità di controllo.`} ${c.part.whom`Ha questi diritti se Le si applica il diritto della protezione dei dati ${whoseLaw(c)}.`} ${c.part.ask`**I Suoi diritti.** Può consultare i Suoi dati e chiederci di modificarli o cancellarli.`}
      - ${c.part.how`**Come presentare una richiesta:** ${c.or(requestWays(c))}`}`,
    nl: (c) => prose`
      ## Het belangrijkste in het kort

      ${c.part.layer`Dit overzicht noemt het belangrijkste. De onderdelen daarna geven de details.`}

      - ${c.part.business`**Verwerkingsverantwoordelijke:** ${c.say.business_name}`}
      - ${c.part.individual`**Verwerkingsverantwoordelijke:** ${c.say.individual_name}`}
      - ${c.part.representative`**Vertegenwoordiger in de Europese Unie:** ${c.and(rows(c.say.eu_rep).map((row) => row.eu_rep_name))}`}
      - ${c.part.data`**Gegevens:** ${enumerated(c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']))}`}
      - ${c.part.few`**Gegevens:** vooral technische gegevens die bij het gebruik van onze dienst ontstaan`}
      - ${c.part
        .nothing`**Gegevens en doeleinden.** Wij verzamelen geen persoonsgegevens. Het IP-adres van uw apparaat wordt gebruikt om inhoud over te dragen; als u ons schrijft, gebruiken wij uw contactgegevens om te antwoorden.`}
      - ${c.part.purposes`**Doeleinden:** ${enumerated(namedPurposes(c, c.w.purposes).map(({ title }) => title))}`}
      - ${c.part.profiling`**Profilering.** Als wij inhoud of reclame op u afstemmen of u geautomatiseerd beoordelen, analyseren wij daarvoor gegevens over u. ${c.part.decisions`U hebt het recht bezwaar te maken tegen geautomatiseerde besluiten waaraan voor u rechtsgevolgen zijn verbonden of die u anderszins in aanmerkelijke mate treffen.`}`}
      - ${c.part.elsewhere`**Andere bronnen.** Wij ontvangen ook gegevens ${otherSources(c)}.`}
      - ${c.part.kinds`**Gegevens ${investigatedSources(c)}:** ${enumerated(
        c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
      )}`}
      - ${c.part.recipients`**Ontvangers:** ${recipientsInShort(c)}`}
      - ${c.part
        .abroad`**Andere landen.** Gegevens kunnen terechtkomen in landen buiten de Europese Economische Ruimte. Het onderdeel
        daarover noemt de landen en de bescherming die daar geldt.`}
      - ${c.part
        .rights`**Uw rechten.** U kunt inzage in uw gegevens vragen en verzoeken om rectificatie, wissing, beperking van de
        verwerking en overdracht van de gegevens. U kunt bezwaar maken tegen de verwerking, toestemming op elk moment intrekken
        en een klacht indienen bij een toezichthoudende autoriteit.`} ${c.part.whom`U hebt deze rechten als het gegevensbeschermingsrecht ${whoseLaw(c)} op u van toepassing is.`} ${c.part.ask`**Uw rechten.** U kunt uw gegevens inzien en ons vragen ze te wijzigen of te wissen.`}
      - ${c.part.how`**Een verzoek indienen:** ${c.or(requestWays(c))}`}`,
  },
});
