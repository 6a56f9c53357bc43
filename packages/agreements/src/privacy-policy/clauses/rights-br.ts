import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

function leavesBrazil(answers: object): boolean {
  return (
    holdsFact(answers, 'data:transfer-abroad') || reachesBeyond(answers, 'BR') || mayReachFurther(answers)
  );
}

/**
 * Drafting note. Lei no. 13.709/2018 (LGPD). rights: Art. 18, 20; Art. 18 § 2 (objection). answer: Art. 18 § 5 (free),
 * Art. 19 (at once in short form, 15 days in full); small agents have twice the time (Res. CD/ANPD 2/2022), not used.
 * grounds and agents: Art. 7, 9 VI, 11, 37-42. officer: Art. 41; without a named person the channel that Res. CD/ANPD 2/2022
 * Art. 11 allows small agents. transfers: Art. 33 and Res. CD/ANPD 19/2024, annex I Art. 17 (page on transfers; clauses in
 * full on request). Which ground of Art. 33 carries which transfer is not asked, so all that are usual are named and the one
 * is told on request. complaint: Art. 18 §§ 1 and 8. Purposes, data, recipients, periods and safety stand in the body.
 */
export const rightsBr = clause({
  id: 'pp.rights.br',
  version: 1,
  when: (a) => has(a.laws, 'lgpd'),
  parts: {
    rights: { meets: ['br-lgpd-18'] },
    answer: { meets: [] },
    grounds: { meets: ['br-lgpd-9'] },
    officer: { meets: ['br-lgpd-41'], when: (a) => namesOfficer(a, 'lgpd') },
    channel: { meets: ['br-lgpd-41'], when: (a) => !namesOfficer(a, 'lgpd') },
    transfers: { meets: ['br-anpd-19'], when: leavesBrazil },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'BR') },
    further: { meets: [], when: mayReachFurther },
    complaint: { meets: ['br-lgpd-18'] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Brasilien

      ${c.part.rights(prose`
        Wenn Sie in Brasilien leben, haben Sie uns gegenüber nach Art. 18 und 20 des brasilianischen Datenschutzgesetzes
        (Lei Geral de Proteção de Dados, LGPD, Gesetz Nr. 13.709/2018) diese Rechte:

        - Wir bestätigen Ihnen, ob wir Daten über Sie verarbeiten, und gewähren Ihnen Zugang dazu.
        - Wir berichtigen unvollständige, unrichtige oder veraltete Daten.
        - Daten, die unnötig oder übermäßig sind oder gegen die LGPD verarbeitet werden, anonymisieren, sperren oder löschen wir.
        - Wir übertragen Ihre Daten auf Wunsch an einen anderen Anbieter, wie es die brasilianische Aufsichtsbehörde regelt.
        - Daten, die wir mit Ihrer Einwilligung verarbeiten, löschen wir, außer das Gesetz erlaubt ihre Aufbewahrung (Art. 16).
        - Wir nennen Ihnen die öffentlichen und privaten Stellen, mit denen wir Ihre Daten gemeinsam nutzen.
        - Bitten wir um Ihre Einwilligung, dürfen Sie sie verweigern; wir sagen Ihnen, welche Folgen das hat.
        - Ihre Einwilligung können Sie jederzeit kostenlos widerrufen.
        - Verarbeiten wir Daten ohne Ihre Einwilligung und verstößt das gegen die LGPD, können Sie widersprechen.
        - Entscheidungen, die allein auf automatisierter Verarbeitung beruhen und Ihre Interessen berühren, können Sie
          überprüfen lassen.`)}

      ${c.part
        .answer`Ihr Antrag kostet nichts. Auskunft geben wir in vereinfachter Form sofort, vollständig innerhalb von 15
      Tagen (Art. 19). Die Wege dafür stehen im Abschnitt „Wie Sie einen Antrag stellen“.`}

      ${c.part
        .grounds`**Grundlagen und Verantwortung:** Wir verarbeiten Daten je nach Zweck mit Ihrer Einwilligung, für einen Vertrag
      mit Ihnen, aufgrund gesetzlicher Pflichten, zur Wahrung von Rechten in Verfahren oder aufgrund berechtigter Interessen
      (Art. 7), sensible Daten nur nach Art. 11. Über die Verarbeitung entscheiden wir und stehen dafür ein. Dienstleister, die in
      unserem Auftrag arbeiten, müssen unsere rechtmäßigen Weisungen befolgen und haften für Schäden aus eigenen Verstößen (Art. 42).`}

      ${c.part.officer(prose`
        **Beauftragte Person für den Datenschutz** (*encarregado*, Art. 41):

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Ansprechstelle für den Datenschutz** (Art. 41): Schreiben Sie uns unter den Angaben im Abschnitt „Kontakt“,
      zu Händen der für den Datenschutz zuständigen Person.`}

      ${c.part.transfers(prose`
        **Übermittlung ins Ausland** (Art. 33): ${c.part
          .countries`Außerhalb Brasiliens verarbeiten wir oder unsere Empfänger Ihre Daten hier: ${placesBeyond(c, 'BR')}.`} ${c
          .part.further`Einzelne Empfänger können Daten auch in anderen Ländern
        verarbeiten.`} Die Übermittlung geschieht über das Internet, wenn Sie unser Angebot nutzen oder wir Daten weitergeben. Zwecke und Dauer
        stehen in den Abschnitten „Wofür wir Daten verwenden“ und „Wie lange wir Daten aufbewahren“, die Schutzmaßnahmen im
        Abschnitt „Wie wir Daten schützen“.

        Je nach Empfänger stützt sich die Übermittlung darauf, dass die Aufsichtsbehörde das Schutzniveau des Landes anerkannt hat, auf deren
        Standardvertragsklauseln (Resolução CD/ANPD 19/2024), auf Ihre gesonderte Einwilligung oder darauf, dass sie für einen
        Vertrag mit Ihnen oder eine gesetzliche Pflicht nötig ist. Was für welchen Empfänger gilt, sagen wir Ihnen auf Anfrage;
        vereinbarte Klauseln erhalten Sie innerhalb von 15 Tagen im Wortlaut. Auch nach der Übermittlung bleiben wir verantwortlich
        und erfüllen Ihre Rechte.`)}

      ${c.part.complaint`**Beschwerde:** Sie können sich an die brasilianische Aufsichtsbehörde
      [ANPD](https://www.gov.br/anpd) und an Verbraucherschutzstellen wenden.`}`,
    en: (c) => prose`
      ## Your rights in Brazil

      ${c.part.rights(prose`
        If you live in Brazil, Articles 18 and 20 of the Brazilian data protection act (Lei Geral de Proteção de Dados, LGPD,
        Law No. 13,709/2018) give you these rights against us:

        - We confirm whether we process data about you and give you access to it.
        - We correct data that is incomplete, inaccurate or out of date.
        - We anonymise, block or delete data that is unnecessary or excessive or is processed in breach of the LGPD.
        - We transfer your data to another provider if you ask, as the Brazilian authority regulates.
        - We delete data processed with your consent, except where the law lets us keep it (Article 16).
        - We tell you with which public and private bodies we share your data.
        - Where we ask for your consent, you may refuse it; we tell you what follows from a refusal.
        - You may withdraw your consent at any time and free of charge.
        - Where we process data without your consent and in breach of the LGPD, you may oppose this.
        - You may ask for a review of decisions taken solely by automated processing that affect your interests.`)}

      ${c.part
        .answer`A request costs nothing. We give access in a simple form at once and in full within 15 days
      (Article 19). The section “How to make a request” says how to reach us.`}

      ${c.part
        .grounds`**Grounds and responsibility:** depending on the purpose, we process data with your consent, for a contract with
      you, to comply with legal obligations, to exercise rights in proceedings or for legitimate interests (Article 7), and
      sensitive data only under Article 11. We decide on the processing and answer for it. Service providers who work on our behalf
      must follow our lawful instructions and are liable for damage caused by breaches of their own (Article 42).`}

      ${c.part.officer(prose`
        **Person in charge of data protection** (*encarregado*, Article 41):

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Contact for data protection** (Article 41): write to us with the details in the section “Contact”, for the
      attention of the person responsible for data protection.`}

      ${c.part.transfers(prose`
        **Transfers abroad** (Article 33): ${c.part
          .countries`outside Brazil, we or our recipients process your data in these
        countries: ${placesBeyond(c, 'BR')}.`} ${c.part.further`Some recipients may process data in other countries as well.`} This
        happens over the internet when you use our service or when we pass data on. Purposes and duration are stated in the sections
        “What we use data for” and “How long we keep data”, protective measures in the section “How we protect data”.

        Depending on the recipient, the transfer rests on the authority’s recognition that the country protects data adequately, on its standard contractual
        clauses (Resolution CD/ANPD No. 19/2024), on your specific consent, or on the fact that a contract with you or a legal
        obligation makes it necessary. We tell you on request which of these applies to which recipient; clauses that were agreed are sent to you in
        full within 15 days. After the transfer we remain responsible and honour your rights.`)}

      ${c.part.complaint`**Complaint:** you may petition the Brazilian data protection authority
      [ANPD](https://www.gov.br/anpd) and turn to consumer protection bodies.`}`,
    es: (c) => prose`
      ## Sus derechos en Brasil

      ${c.part.rights(prose`
        Si vive en Brasil, los artículos 18 y 20 de la ley brasileña de protección de datos (Lei Geral de Proteção de Dados, LGPD,
        Ley n.º 13.709/2018) le reconocen frente a nosotros los siguientes derechos:

        - Le confirmamos si tratamos datos suyos y le damos acceso a ellos.
        - Corregimos los datos incompletos, inexactos o desactualizados.
        - Anonimizamos, bloqueamos o eliminamos los datos innecesarios, excesivos o tratados en contra de la LGPD.
        - Si lo solicita, transmitimos sus datos a otro proveedor, según las normas de la autoridad brasileña de protección de datos.
        - Eliminamos los datos tratados con su consentimiento, salvo que la ley permita conservarlos (artículo 16).
        - Le indicamos con qué entidades públicas y privadas compartimos sus datos.
        - Cuando le pedimos su consentimiento, puede negarlo; le explicamos las consecuencias de la negativa.
        - Puede retirar su consentimiento en cualquier momento y sin coste.
        - Si tratamos datos sin su consentimiento y en contra de la LGPD, puede oponerse.
        - Puede pedir que se revisen las decisiones basadas únicamente en un tratamiento automatizado que afecten a sus intereses.`)}

      ${c.part
        .answer`La solicitud es gratuita. Le damos acceso de inmediato en forma simplificada y, de forma completa, en un plazo
      de 15 días (artículo 19). El apartado «Cómo presentar una solicitud» indica las vías.`}

      ${c.part
        .grounds`**Bases y responsabilidad:** según el fin, tratamos datos con su consentimiento, para un contrato con usted, para
      cumplir obligaciones legales, para ejercer derechos en procedimientos o por intereses legítimos (artículo 7), y los datos sensibles
      solo conforme al artículo 11. Nosotros decidimos sobre el tratamiento y respondemos de él. Los proveedores que trabajan por
      cuenta nuestra deben seguir nuestras instrucciones lícitas y responden de los daños causados por sus propias infracciones (artículo 42).`}

      ${c.part.officer(prose`
        **Persona encargada de la protección de datos** (*encarregado*, artículo 41):

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Contacto para la protección de datos** (artículo 41): escríbanos por una de las vías del apartado «Contacto», a la atención de la persona responsable de la protección de datos.`}

      ${c.part.transfers(prose`
        **Transferencias al extranjero** (artículo 33): ${c.part
          .countries`nosotros o nuestros destinatarios tratamos sus datos fuera de
          Brasil, en concreto en: ${placesBeyond(c, 'BR')}.`} ${c.part
          .further`Algunos destinatarios pueden tratar datos también en otros
        países.`} Esto ocurre a través de internet cuando usted utiliza nuestro servicio o cuando comunicamos datos. Los fines y la
        duración figuran en los apartados «Para qué utilizamos los datos» y «Cuánto tiempo conservamos los datos»; las medidas de
        protección, en el apartado «Cómo protegemos los datos».

        Según el destinatario, la transferencia se basa en que la autoridad ha reconocido el nivel de protección del país, en las cláusulas
        contractuales tipo de esa autoridad (Resolução CD/ANPD 19/2024), en el consentimiento específico de usted o en que es necesaria para un contrato con usted o para
        una obligación legal. Si lo solicita, le indicamos qué base se aplica a cada destinatario; las cláusulas acordadas se le
        envían íntegras en un plazo de 15 días. Tras la transferencia seguimos siendo responsables y atendemos sus derechos.`)}

      ${c.part.complaint`**Reclamación:** puede dirigirse a la autoridad brasileña de protección de datos,
      la [ANPD](https://www.gov.br/anpd), y a los organismos de defensa del consumidor.`}`,
    fr: (c) => prose`
      ## Vos droits au Brésil

      ${c.part.rights(prose`
        Si vous vivez au Brésil, les articles 18 et 20 de la loi brésilienne sur la protection des données (Lei Geral de Proteção de
        Dados, LGPD, loi n° 13.709/2018) vous donnent à notre égard les droits suivants :

        - Nous vous confirmons si nous traitons des données vous concernant et vous y donnons accès.
        - Nous corrigeons les données incomplètes, inexactes ou périmées.
        - Nous anonymisons, bloquons ou effaçons les données inutiles, excessives ou traitées en violation de la LGPD.
        - À votre demande, nous transmettons vos données à un autre fournisseur, selon les règles de l’autorité brésilienne.
        - Nous effaçons les données traitées avec votre consentement, sauf si la loi permet de les conserver (article 16).
        - Nous vous indiquons avec quels organismes publics et privés nous partageons vos données.
        - Lorsque nous demandons votre consentement, vous pouvez le refuser ; nous vous en expliquons les conséquences.
        - Vous pouvez retirer votre consentement à tout moment et sans frais.
        - Si nous traitons des données sans votre consentement et en violation de la LGPD, vous pouvez vous y opposer.
        - Vous pouvez demander le réexamen des décisions fondées uniquement sur un traitement automatisé qui touchent à vos intérêts.`)}

      ${c.part
        .answer`La demande est gratuite. Nous donnons accès aux données immédiatement sous une forme simplifiée et de façon
      complète sous 15 jours (article 19). La section « Comment présenter une demande » indique comment faire.`}

      ${c.part
        .grounds`**Fondements et responsabilité :** selon la finalité, nous traitons les données avec votre consentement, pour un
      contrat avec vous, pour respecter des obligations légales, pour exercer des droits dans une procédure ou pour des intérêts
      légitimes (article 7), et les données sensibles uniquement dans les conditions de l’article 11. Nous décidons du traitement et
      en répondons. Les prestataires qui travaillent pour notre compte doivent suivre nos instructions licites et répondent des
      dommages causés par leurs propres manquements (article 42).`}

      ${c.part.officer(prose`
        **Personne chargée de la protection des données** (*encarregado*, article 41) :

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Contact pour la protection des données** (article 41) : écrivez-nous aux coordonnées de la section
      « Contact », à l’attention de la personne chargée de la protection des données.`}

      ${c.part.transfers(prose`
        **Transferts à l’étranger** (article 33) : ${c.part
          .countries`hors du Brésil, nous-mêmes ou nos destinataires traitons vos
        données dans ces pays : ${placesBeyond(c, 'BR')}.`} ${c.part
          .further`Certains destinataires peuvent aussi traiter des données
        dans d’autres pays.`} Cela se fait par internet, lorsque vous utilisez notre service ou que nous communiquons des données.
        Les finalités et la durée figurent dans les sections « À quoi servent les données » et « Combien de temps nous conservons
        les données », les mesures de protection dans la section « Comment nous protégeons les données ».

        Selon le destinataire, le transfert repose sur la reconnaissance, par l’autorité, du niveau de protection du pays, sur ses clauses contractuelles types
        (Resolução CD/ANPD 19/2024), sur votre consentement spécifique ou sur le fait qu’il est nécessaire à un contrat avec vous ou
        au respect d’une obligation légale. Nous vous indiquons sur demande le fondement applicable à chaque destinataire ; le
        texte intégral des clauses convenues vous est remis sous 15 jours. Après le transfert, nous restons responsables et donnons suite à vos droits.`)}

      ${c.part
        .complaint`**Réclamation :** vous pouvez saisir l’autorité brésilienne de protection des données, l’[ANPD](https://www.gov.br/anpd),
      et vous adresser aux organismes de protection des consommateurs.`}`,
    it: (c) => prose`
      ## I Suoi diritti in Brasile

      ${c.part.rights(prose`
        Se vive in Brasile, gli articoli 18 e 20 della legge brasiliana sulla protezione dei dati (Lei Geral de Proteção de Dados, LGPD,
        legge n. 13.709/2018) Le riconoscono nei nostri confronti i seguenti diritti:

        - Le confermiamo se trattiamo dati che La riguardano e Le diamo accesso a essi.
        - Correggiamo i dati incompleti, inesatti o non aggiornati.
        - Anonimizziamo, blocchiamo o cancelliamo i dati inutili, eccessivi o trattati in violazione della LGPD.
        - Su richiesta trasmettiamo i Suoi dati a un altro fornitore, secondo le regole dell’autorità brasiliana.
        - Cancelliamo i dati trattati con il Suo consenso, salvo che la legge ne consenta la conservazione (art. 16).
        - Le indichiamo con quali soggetti pubblici e privati condividiamo i Suoi dati.
        - Quando chiediamo il Suo consenso, può negarlo; Le spieghiamo le conseguenze del rifiuto.
        - Può revocare il consenso in qualsiasi momento e senza spese.
        - Se trattiamo dati senza il Suo consenso e in violazione della LGPD, può opporsi.
        - Può chiedere il riesame delle decisioni basate unicamente su un trattamento automatizzato che incidono sui Suoi interessi.`)}

      ${c.part
        .answer`La richiesta è gratuita. Diamo accesso ai dati subito in forma semplificata e in forma completa entro 15 giorni
      (art. 19). La sezione «Come presentare una richiesta» indica come fare.`}

      ${c.part
        .grounds`**Basi giuridiche e responsabilità:** a seconda della finalità trattiamo i dati con il Suo consenso, per un contratto con Lei,
      per adempiere obblighi di legge, per esercitare diritti in un procedimento o per legittimi interessi (art. 7), e i dati sensibili
      solo secondo l’art. 11. Decidiamo noi sul trattamento e ne rispondiamo. I fornitori che lavorano per nostro conto devono seguire
      le nostre istruzioni lecite e rispondono dei danni causati dalle proprie violazioni (art. 42).`}

      ${c.part.officer(prose`
        **Persona incaricata della protezione dei dati** (*encarregado*, art. 41):

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Contatto per la protezione dei dati** (art. 41): ci scriva ai recapiti della sezione «Contatti», all’attenzione
      della persona che si occupa della protezione dei dati.`}

      ${c.part.transfers(prose`
        **Trasferimenti all’estero** (art. 33): ${c.part
          .countries`fuori del Brasile noi o i nostri destinatari trattiamo i Suoi dati in
        questi paesi: ${placesBeyond(c, 'BR')}.`} ${c.part.further`Alcuni destinatari possono trattare dati anche in altri paesi.`} Ciò
        avviene tramite internet, quando utilizza il nostro servizio o quando comunichiamo dati. Finalità e durata sono indicate nelle
        sezioni «Per quali finalità utilizziamo i dati» e «Per quanto tempo conserviamo i dati», le misure di protezione nella sezione
        «Come proteggiamo i dati».

        A seconda del destinatario il trasferimento si basa sul livello di protezione del paese riconosciuto dall’autorità brasiliana, sulle clausole contrattuali tipo di questa autorità (Resolução CD/ANPD 19/2024), sul Suo consenso specifico oppure sulla necessità del trasferimento per un contratto con Lei o per un obbligo di legge. Su richiesta Le diciamo che cosa vale per ciascun destinatario; le clausole concordate Le
        vengono inviate per intero entro 15 giorni. Dopo il trasferimento restiamo responsabili e diamo seguito ai Suoi diritti.`)}

      ${c.part.complaint`**Reclamo:** può rivolgersi all’autorità brasiliana per la protezione dei dati,
      l’[ANPD](https://www.gov.br/anpd), e agli organismi di tutela dei consumatori.`}`,
    nl: (c) => prose`
      ## Uw rechten in Brazilië

      ${c.part.rights(prose`
        Als u in Brazilië woont, hebt u tegenover ons volgens de artikelen 18 en 20 van de Braziliaanse privacywet (Lei Geral de Proteção
        de Dados, LGPD, wet nr. 13.709/2018) deze rechten:

        - Wij bevestigen of wij gegevens over u verwerken en geven u er inzage in.
        - Wij corrigeren onvolledige, onjuiste of verouderde gegevens.
        - Gegevens die onnodig of bovenmatig zijn of in strijd met de LGPD worden verwerkt, anonimiseren, blokkeren of wissen wij.
        - Op uw verzoek dragen wij uw gegevens over aan een andere aanbieder, volgens de regels van de Braziliaanse autoriteit.
        - Gegevens die wij met uw toestemming verwerken, wissen wij, tenzij de wet toestaat ze te bewaren (artikel 16).
        - Wij delen u mee met welke publieke en private instanties wij uw gegevens delen.
        - Vragen wij uw toestemming, dan mag u die weigeren; wij delen u mee wat de gevolgen daarvan zijn.
        - U kunt uw toestemming op elk moment kosteloos intrekken.
        - Verwerken wij gegevens zonder uw toestemming en in strijd met de LGPD, dan kunt u zich daartegen verzetten.
        - U kunt besluiten laten herzien die uitsluitend op geautomatiseerde verwerking berusten en uw belangen raken.`)}

      ${c.part
        .answer`Een verzoek kost niets. Inzage geven wij meteen in vereenvoudigde vorm en volledig binnen 15 dagen
      (artikel 19). Hoe u ons bereikt, staat in het onderdeel “Hoe u een verzoek indient”.`}

      ${c.part
        .grounds`**Grondslagen en verantwoordelijkheid:** afhankelijk van het doel verwerken wij gegevens met uw toestemming, voor een
      overeenkomst met u, om wettelijke verplichtingen na te komen, om rechten in procedures uit te oefenen of voor gerechtvaardigde
      belangen (artikel 7), en gevoelige gegevens alleen volgens artikel 11. Wij beslissen over de verwerking en zijn er verantwoordelijk voor.
      Dienstverleners die namens ons werken, moeten onze rechtmatige instructies volgen en zijn aansprakelijk voor schade door eigen
      overtredingen (artikel 42).`}

      ${c.part.officer(prose`
        **Persoon die is belast met gegevensbescherming** (*encarregado*, artikel 41):

        ${items(officersOf(c, 'lgpd'))}`)}

      ${c.part
        .channel`**Aanspreekpunt voor gegevensbescherming** (artikel 41): schrijf ons via de gegevens in het onderdeel “Contact”, ter attentie van de persoon die verantwoordelijk is voor gegevensbescherming.`}

      ${c.part.transfers(prose`
        **Doorgifte naar het buitenland** (artikel 33): ${c.part
          .countries`buiten Brazilië verwerken wij of onze ontvangers uw gegevens in
        deze landen: ${placesBeyond(c, 'BR')}.`} ${c.part.further`Sommige ontvangers kunnen gegevens ook in andere landen verwerken.`} Dat
        gebeurt via internet, wanneer u onze dienst gebruikt of wij gegevens doorgeven. De doeleinden en de duur staan in de onderdelen
        “Waarvoor wij gegevens gebruiken” en “Hoelang wij gegevens bewaren”, de beschermingsmaatregelen in het onderdeel “Hoe wij
        gegevens beschermen”.

        Afhankelijk van de ontvanger berust de doorgifte op een besluit waarin de Braziliaanse autoriteit het beschermingsniveau van het land als passend heeft erkend, op haar modelcontractbepalingen (Resolução CD/ANPD 19/2024), op uw specifieke toestemming, of erop dat de doorgifte nodig is voor een overeenkomst met u of een wettelijke verplichting. Op verzoek delen wij u mee wat voor welke ontvanger geldt; overeengekomen bepalingen ontvangt u binnen 15 dagen
        volledig. Ook na de doorgifte blijven wij verantwoordelijk en eerbiedigen wij uw rechten.`)}

      ${c.part.complaint`**Klacht:** u kunt zich wenden tot de Braziliaanse gegevensbeschermingsautoriteit
      [ANPD](https://www.gov.br/anpd) en tot instanties voor consumentenbescherming.`}`,
  },
});
