import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Personal Information Protection Act (PIPA), Art. 30(1) with the Enforcement Decree Art. 31 and the PIPC's guideline on
 * privacy policies. rights: Art. 30(1)(v), 35-37-2, 38 (agents; guardians of children under 14), 10 days by Decree Art. 41, 43, 44.
 * destruction: Art. 21, Decree Art. 16. passing: Art. 17, 18, 26 (recipients themselves stand in the body). abroad: Art. 28-8,
 * 28-9. devices: Art. 30(1)(vii), for which the body's section on cookies says how to refuse. officer, department: Art. 30(1)(vi), 31.
 * remedies: the PIPC, its report centre (118) and the mediation committee. Purposes, items, periods and safety stand in the body. Left
 * out: the domestic agent of Art. 31-2 (by size, not asked), additional use under Art. 15(3), pseudonymised data (not asked).
 */
export const rightsKr = clause({
  id: 'pp.rights.kr',
  version: 3,
  when: (a) => has(a.laws, 'kr_pipa'),
  parts: {
    rights: { meets: ['kr-pipa-30'] },
    answer: { meets: ['kr-pipa-30'] },
    destruction: { meets: ['kr-pipa-30'] },
    passing: { meets: ['kr-pipa-30'] },
    abroad: { meets: ['kr-pipa-30'], when: (a) => reachesBeyond(a, 'KR') || mayReachFurther(a) },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'KR') },
    further: { meets: [], when: mayReachFurther },
    devices: { meets: ['kr-pipa-30'] },
    officer: { meets: ['kr-pipa-30'], when: (a) => namesOfficer(a, 'kr_pipa') },
    department: { meets: ['kr-pipa-30'], when: (a) => !namesOfficer(a, 'kr_pipa') },
    remedies: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Südkorea

      ${c.part.rights(prose`
        Wenn Sie in Südkorea leben, haben Sie nach dem koreanischen Gesetz zum Schutz personenbezogener Informationen (PIPA) das
        Recht:

        - Ihre Daten einzusehen (Art. 35)
        - zu verlangen, dass wir Ihre Daten an Sie oder an eine berechtigte Stelle übertragen, soweit das Gesetz es vorsieht (Art. 35-2)
        - Daten berichtigen oder löschen zu lassen (Art. 36)
        - die Verarbeitung aussetzen zu lassen und Ihre Einwilligung zu widerrufen (Art. 37)
        - eine vollständig automatisierte Entscheidung, die Sie erheblich betrifft, abzulehnen oder erklären zu lassen (Art. 37-2)`)}

      ${c.part
        .answer`Die Wege nennt der Abschnitt „Wie Sie einen Antrag stellen“. Sie können eine Vertretung beauftragen; für Kinder unter 14
      Jahren handeln die gesetzlichen Vertreter. Wir kommen Ihrem Antrag innerhalb von 10 Tagen nach oder teilen Ihnen in dieser Zeit
      mit, warum wir ihn aufschieben oder ablehnen und wie Sie dem entgegentreten können.`}

      ${c.part
        .destruction`**Vernichtung:** Ist der Zweck erreicht oder die Frist abgelaufen, die der Abschnitt „Wie lange wir Daten
      aufbewahren“ nennt, wählen wir die betroffenen Daten aus und vernichten sie ohne Verzögerung. Elektronische Daten löschen wir so,
      dass sie sich nach dem Stand der Technik mit angemessenem Aufwand nicht wiederherstellen lassen; Papier, falls vorhanden, wird geschreddert
      oder verbrannt. Müssen wir Daten nach einem anderen Gesetz behalten, bewahren wir sie getrennt auf.`}

      ${c.part
        .passing`**Weitergabe und Auftragsverarbeitung:** Dritten geben wir Daten nur mit Ihrer Einwilligung oder wenn das Gesetz es
      erlaubt (Art. 17 und 18). Dienstleister, die Daten in unserem Auftrag verarbeiten, sind durch Vertrag gebunden, und das Gesetz
      verpflichtet uns, sie zu beaufsichtigen (Art. 26). Empfänger, Dienstleister und ihre Aufgaben beschreiben der Abschnitt „Wer Ihre Daten erhält“ und die
      Abschnitte über die einzelnen Dienste.`}

      ${c.part.abroad`**Ausland:** ${c.part
        .countries`Außerhalb Südkoreas werden Ihre Daten hier verarbeitet: ${placesBeyond(c, 'KR')}.`} ${c.part.further`Einzelne Empfänger können Daten auch in anderen Ländern verarbeiten.`} Die Daten werden über
      das Internet übermittelt, wenn Sie unser Angebot nutzen; wie lange sie aufbewahrt werden, steht im Abschnitt „Wie lange wir Daten aufbewahren“. Sie können die
      Übermittlung ins Ausland über die Wege im Abschnitt „Wie Sie einen Antrag stellen“ ablehnen; Funktionen, die darauf
      angewiesen sind, können Sie dann nicht nutzen (Art. 28-8).`}

      ${c.part
        .devices`**Automatische Erfassung:** Welche Techniken Daten automatisch erfassen und wie Sie das ablehnen, steht im Abschnitt
      „Cookies und ähnliche Techniken“.`}

      ${c.part.officer(prose`
        **Für den Datenschutz verantwortliche Person** (Art. 31), auch für Einsicht und Beschwerden:

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Ansprechstelle für den Datenschutz,** auch für Einsicht und Beschwerden: Schreiben Sie uns unter den Angaben im
      Abschnitt „Kontakt“, zu Händen der für den Datenschutz zuständigen Person.`}

      ${c.part.remedies(prose`
        **Hilfe** erhalten Sie außerdem hier:

        - [Personal Information Protection Commission](https://www.pipc.go.kr), die Aufsichtsbehörde
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), in Südkorea Telefon 118
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), zur Schlichtung`)}`,
    en: (c) => prose`
      ## Your rights in South Korea

      ${c.part.rights(prose`
        If you live in South Korea, the Personal Information Protection Act (PIPA) gives you the right:

        - to inspect your data (Article 35)
        - to have your data transmitted to you or to an entitled body, as far as the law provides for it (Article 35-2)
        - to have data corrected or deleted (Article 36)
        - to have processing suspended and to withdraw your consent (Article 37)
        - to refuse a fully automated decision that significantly affects you, or to have it explained (Article 37-2)`)}

      ${c.part
        .answer`The section “How to make a request” says how to use these rights. Somebody may act for you; for children under 14 their legal
      guardians do. Within 10 days we comply with your request, or tell you why we defer or refuse it and how you can contest this.`}

      ${c.part
        .destruction`**Destruction:** once the purpose has been achieved or the period stated in the section “How long we keep
      data” has ended, we select the data concerned and destroy it without delay. We delete electronic data so that, given the
      state of technology, it cannot be restored at reasonable cost; paper, if there is any, is shredded or burned. Data that another law requires us to keep is stored
      separately.`}

      ${c.part
        .passing`**Provision and outsourcing:** we provide data to third parties only with your consent or where the law allows it
      (Articles 17 and 18). Service providers that process data on our behalf are bound by contract, and the law obliges us to supervise them (Article 26).
      The section “Who receives your data” and the sections on each service describe recipients, service providers and their tasks.`}

      ${c.part.abroad`**Abroad:** ${c.part
        .countries`outside South Korea, your data is processed in these countries:
      ${placesBeyond(c, 'KR')}.`} ${c.part.further`Some recipients may process data in other countries as well.`} The data is transmitted over
      the internet when you use our service; the section “How long we keep data” says how long it is kept. You may refuse the transfer abroad in the ways
      named in the section “How to make a request”; functions that depend on it are then not available to you (Article 28-8).`}

      ${c.part
        .devices`**Automatic collection:** the section “Cookies and similar technologies” says which technologies collect data
      automatically and how you can refuse this.`}

      ${c.part.officer(prose`
        **Person in charge of data protection** (Article 31), also for inspection and complaints:

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Contact for data protection,** also for inspection and complaints: write to us with the details in the section
      “Contact”, for the attention of the person responsible for data protection.`}

      ${c.part.remedies(prose`
        **Help** is also available here:

        - [Personal Information Protection Commission](https://www.pipc.go.kr), the data protection authority
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), telephone 118 within South Korea
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), for mediation`)}`,
    es: (c) => prose`
      ## Sus derechos en la República de Corea

      ${c.part.rights(prose`
        Si vive en la República de Corea, la ley coreana de protección de la información personal (PIPA) le reconoce el derecho a:

        - consultar sus datos (artículo 35)
        - pedir que transmitamos sus datos a usted o a una entidad autorizada, en la medida en que la ley lo prevea (artículo 35-2)
        - pedir que se corrijan o eliminen datos (artículo 36)
        - pedir que se suspenda el tratamiento y retirar su consentimiento (artículo 37)
        - rechazar una decisión totalmente automatizada que le afecte de forma importante, o pedir que se le explique (artículo 37-2)`)}

      ${c.part
        .answer`El apartado «Cómo presentar una solicitud» indica las vías. Puede actuar por medio de un representante; por los menores
      de 14 años actúan sus representantes legales. En un plazo de 10 días atendemos su solicitud o le decimos por qué la aplazamos o
      denegamos y cómo puede impugnar esa decisión.`}

      ${c.part
        .destruction`**Destrucción:** una vez alcanzado el fin o vencido el plazo que indica el apartado «Cuánto tiempo conservamos los
      datos», seleccionamos los datos afectados y los destruimos sin demora. Los datos electrónicos se borran de modo que, según el estado
      de la técnica, no puedan recuperarse a un coste razonable; el papel, si lo hay, se tritura o se quema. Si otra ley nos obliga a conservar datos, los
      guardamos por separado.`}

      ${c.part
        .passing`**Comunicación y encargo:** solo comunicamos datos a terceros con su consentimiento o cuando la ley lo permite (artículos
      17 y 18). A los proveedores que tratan datos por cuenta nuestra los vincula un contrato y la ley nos obliga a supervisarlos (artículo 26).
      El apartado «Quién recibe sus datos» y los apartados sobre cada servicio describen los destinatarios, los proveedores y sus tareas.`}

      ${c.part.abroad`**Extranjero:** ${c.part
        .countries`sus datos se tratan fuera de la República de Corea, en concreto en:
      ${placesBeyond(c, 'KR')}.`} ${c.part.further`Algunos destinatarios pueden tratar datos también en otros países.`} Los datos se transmiten por internet cuando utiliza nuestro servicio; el apartado «Cuánto tiempo conservamos los datos» indica cuánto se conservan. Puede rechazar la transferencia al extranjero por
      las vías del apartado «Cómo presentar una solicitud»; en tal caso no podrá utilizar las funciones que dependan de ella (artículo 28-8).`}

      ${c.part
        .devices`**Recogida automática:** el apartado «Cookies y tecnologías similares» indica qué técnicas recogen datos
      automáticamente y cómo puede rechazarlas.`}

      ${c.part.officer(prose`
        **Persona responsable de la protección de datos** (artículo 31), también para consultas y quejas:

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Contacto para la protección de datos,** también para consultas y quejas: escríbanos por una de las vías del apartado «Contacto», a la atención de la persona responsable de la protección de datos.`}

      ${c.part.remedies(prose`
        **Ayuda.** También puede acudir a:

        - [Personal Information Protection Commission](https://www.pipc.go.kr), la autoridad de protección de datos
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), teléfono 118 dentro de la República de Corea
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), para la mediación`)}`,
    fr: (c) => prose`
      ## Vos droits en Corée du Sud

      ${c.part.rights(prose`
        Si vous vivez en Corée du Sud, la loi coréenne sur la protection des informations personnelles (PIPA) vous donne le droit :

        - de consulter vos données (article 35)
        - de faire transmettre vos données à vous-même ou à un organisme habilité, dans la mesure prévue par la loi (article 35-2)
        - de faire corriger ou supprimer des données (article 36)
        - de faire suspendre le traitement et de retirer votre consentement (article 37)
        - de refuser une décision entièrement automatisée qui vous affecte de manière importante, ou de vous la faire expliquer (article 37-2)`)}

      ${c.part
        .answer`La section « Comment présenter une demande » indique les moyens. Vous pouvez vous faire représenter ; les représentants
      légaux agissent pour les enfants de moins de 14 ans. Sous 10 jours, nous donnons suite à votre demande ou vous disons pourquoi nous la
      différons ou la refusons et comment vous pouvez contester cette décision.`}

      ${c.part
        .destruction`**Destruction :** une fois la finalité atteinte ou écoulée la durée indiquée dans la section « Combien de
        temps nous conservons les données », nous sélectionnons les données concernées et les détruisons sans tarder. Les données électroniques sont
      effacées de sorte que, dans l’état de la technique, elles ne puissent être restaurées à un coût raisonnable ; les
      documents sur papier, s’il y en a, sont déchiquetés ou brûlés. Les données qu’une autre loi nous impose de garder sont conservées séparément.`}

      ${c.part
        .passing`**Communication et sous-traitance :** nous ne communiquons des données à des tiers qu’avec votre consentement ou lorsque
      la loi le permet (articles 17 et 18). Les prestataires qui traitent des données pour notre compte sont liés par contrat et la loi nous
      oblige à les contrôler (article 26). La section « Qui reçoit vos données » et celles sur chaque service décrivent les destinataires, les prestataires et
      leurs tâches.`}

      ${c.part.abroad`**À l’étranger :** ${c.part
        .countries`hors de Corée du Sud, vos données sont traitées dans ces pays :
      ${placesBeyond(c, 'KR')}.`} ${c.part.further`Certains destinataires peuvent aussi traiter des données dans d’autres pays.`} Les données sont transmises par internet lorsque vous utilisez notre service ; leur durée de conservation figure dans la section « Combien de temps nous conservons les données ». Vous pouvez
      refuser le transfert à l’étranger par les moyens de la section « Comment présenter une demande » ; les fonctions qui en dépendent
      ne vous sont alors plus accessibles (article 28-8).`}

      ${c.part
        .devices`**Collecte automatique :** la section « Cookies et technologies similaires » indique quelles techniques collectent des
      données automatiquement et comment les refuser.`}

      ${c.part.officer(prose`
        **Personne chargée de la protection des données** (article 31), également pour la consultation et les plaintes :

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Contact pour la protection des données,** également pour la consultation et les plaintes : écrivez-nous aux coordonnées
      de la section « Contact », à l’attention de la personne chargée de la protection des données.`}

      ${c.part.remedies(prose`
        **Aide et recours :** vous pouvez aussi vous adresser à ces organismes :

        - [Personal Information Protection Commission](https://www.pipc.go.kr), l’autorité de protection des données
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), téléphone 118 depuis la Corée du Sud
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), pour la médiation`)}`,
    it: (c) => prose`
      ## I Suoi diritti in Corea del Sud

      ${c.part.rights(prose`
        Se vive in Corea del Sud, la legge coreana sulla protezione delle informazioni personali (PIPA) Le riconosce il diritto di:

        - consultare i Suoi dati (art. 35)
        - ottenere che i Suoi dati siano trasmessi a Lei o a un ente autorizzato, nei limiti previsti dalla legge (art. 35-2)
        - ottenere la correzione o la cancellazione di dati (art. 36)
        - ottenere la sospensione del trattamento e revocare il consenso (art. 37)
        - rifiutare una decisione interamente automatizzata che incide in modo rilevante su di Lei, o farsela spiegare (art. 37-2)`)}

      ${c.part
        .answer`La sezione «Come presentare una richiesta» indica le modalità. Può farsi rappresentare; per i minori di 14 anni agiscono i
      rappresentanti legali. Entro 10 giorni diamo seguito alla richiesta o Le diciamo perché la rinviamo o la rifiutiamo e come può contestare questa decisione.`}

      ${c.part
        .destruction`**Distruzione:** una volta raggiunta la finalità o trascorso il periodo indicato nella sezione «Per quanto tempo conserviamo
      i dati», selezioniamo i dati interessati e li distruggiamo senza ritardo. I dati elettronici sono cancellati in modo che, allo stato
      della tecnica, non possano essere ripristinati a un costo ragionevole; gli eventuali documenti cartacei vengono triturati o bruciati. I dati che un’altra legge ci
      impone di tenere sono conservati separatamente.`}

      ${c.part
        .passing`**Comunicazione e affidamento a fornitori:** comunichiamo dati a terzi solo con il Suo consenso o quando la legge lo permette (artt. 17 e 18). I fornitori che trattano dati per nostro conto sono vincolati da un contratto e la legge ci obbliga a controllarli (art. 26). La sezione «Chi
      riceve i Suoi dati» e quelle sui singoli servizi descrivono destinatari, fornitori e compiti.`}

      ${c.part.abroad`**Estero:** ${c.part
        .countries`fuori della Corea del Sud i Suoi dati sono trattati in questi paesi:
      ${placesBeyond(c, 'KR')}.`} ${c.part.further`Alcuni destinatari possono trattare dati anche in altri paesi.`} I dati sono trasmessi tramite
      internet quando utilizza il nostro servizio; per quanto tempo sono conservati lo indica la sezione «Per quanto tempo conserviamo i dati». Può rifiutare il trasferimento all’estero con
      le modalità della sezione «Come presentare una richiesta»; le funzioni che ne dipendono non saranno allora disponibili (art. 28-8).`}

      ${c.part
        .devices`**Raccolta automatica:** la sezione «Cookie e tecnologie simili» indica quali tecniche raccolgono dati automaticamente e come
      può rifiutarle.`}

      ${c.part.officer(prose`
        **Persona incaricata della protezione dei dati** (art. 31), anche per consultazione e reclami:

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Contatto per la protezione dei dati,** anche per consultazione e reclami: ci scriva ai recapiti della sezione
      «Contatti», all’attenzione della persona che si occupa della protezione dei dati.`}

      ${c.part.remedies(prose`
        **Assistenza:** può rivolgersi anche a questi organismi:

        - [Personal Information Protection Commission](https://www.pipc.go.kr), l’autorità per la protezione dei dati
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), telefono 118 dalla Corea del Sud
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), per la mediazione`)}`,
    nl: (c) => prose`
      ## Uw rechten in Zuid-Korea

      ${c.part.rights(prose`
        Als u in Zuid-Korea woont, hebt u volgens de Koreaanse wet op de bescherming van persoonsgegevens (PIPA) het recht om:

        - uw gegevens in te zien (artikel 35)
        - uw gegevens aan uzelf of aan een bevoegde instantie te laten overdragen, voor zover de wet daarin voorziet (artikel 35-2)
        - gegevens te laten corrigeren of wissen (artikel 36)
        - de verwerking te laten opschorten en uw toestemming in te trekken (artikel 37)
        - een volledig geautomatiseerd besluit dat u aanmerkelijk raakt, te weigeren of te laten uitleggen (artikel 37-2)`)}

      ${c.part
        .answer`In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. U kunt zich laten vertegenwoordigen; voor kinderen jonger dan 14
      jaar doen dat hun wettelijke vertegenwoordigers. Binnen 10 dagen voldoen wij aan uw verzoek of zeggen wij u waarom wij het uitstellen
      of weigeren en hoe u daartegen kunt opkomen.`}

      ${c.part
        .destruction`**Vernietiging:** is het doel bereikt of de termijn verstreken die het onderdeel “Hoelang wij gegevens bewaren” noemt, dan
      selecteren wij de betrokken gegevens en vernietigen wij ze zonder vertraging. Elektronische gegevens wissen wij zo dat ze naar de stand van de
      techniek niet tegen redelijke kosten te herstellen zijn; papier, als dat er is, wordt versnipperd of verbrand. Gegevens die wij volgens een andere wet moeten bewaren, houden wij daarvan gescheiden.`}

      ${c.part
        .passing`**Verstrekking en uitbesteding:** aan derden verstrekken wij gegevens alleen met uw toestemming of als de wet het toestaat
      (artikelen 17 en 18). Dienstverleners die namens ons gegevens verwerken, zijn door een contract gebonden en de wet verplicht ons toezicht op hen te houden (artikel 26).
      Het onderdeel “Wie uw gegevens ontvangt” en de onderdelen over de afzonderlijke diensten beschrijven de ontvangers, de dienstverleners en
      hun taken.`}

      ${c.part.abroad`**Buitenland:** ${c.part
        .countries`buiten Zuid-Korea worden uw gegevens in deze landen verwerkt:
      ${placesBeyond(c, 'KR')}.`} ${c.part.further`Sommige ontvangers kunnen gegevens ook in andere landen verwerken.`} De gegevens worden via internet
      verzonden wanneer u onze dienst gebruikt; hoelang ze worden bewaard, staat in het onderdeel “Hoelang wij gegevens bewaren”. U kunt de doorgifte naar het buitenland weigeren op een van de manieren in het onderdeel “Hoe u een verzoek indient”; functies die ervan afhangen, kunt u dan niet gebruiken (artikel 28-8).`}

      ${c.part
        .devices`**Automatische verzameling:** welke technieken automatisch gegevens verzamelen en hoe u dat weigert, staat in het onderdeel
      “Cookies en soortgelijke technieken”.`}

      ${c.part.officer(prose`
        **Persoon die verantwoordelijk is voor gegevensbescherming** (artikel 31), ook voor inzage en klachten:

        ${items(officersOf(c, 'kr_pipa'))}`)}

      ${c.part
        .department`**Aanspreekpunt voor gegevensbescherming,** ook voor inzage en klachten: schrijf ons via de gegevens in het onderdeel
      “Contact”, ter attentie van de persoon die verantwoordelijk is voor gegevensbescherming.`}

      ${c.part.remedies(prose`
        **Hulp** vindt u ook hier:

        - [Personal Information Protection Commission](https://www.pipc.go.kr), de gegevensbeschermingsautoriteit
        - [Personal Information Infringement Report Center](https://privacy.kisa.or.kr), telefoon 118 vanuit Zuid-Korea
        - [Personal Information Dispute Mediation Committee](https://www.kopico.go.kr), voor bemiddeling`)}`,
  },
});
