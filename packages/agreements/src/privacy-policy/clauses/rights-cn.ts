import { has, items, prose } from '../../document/authoring.ts';
import { receivers } from '../words/named-receivers.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { providerTaskWords } from '../words/provider-tasks.ts';
import { namesProviders } from '../words/providers.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Personal Information Protection Law (PIPL, in force since 2021-11-01). rights: Art. 15, 24, 44-49. answer: Art. 50; 15
 * working days by the practice of the ministries on apps. grounds: Art. 13, which knows no legitimate interests, and Art. 17(1)(ii)
 * (method). sensitive: Art. 28-31, said under a condition since the law's list is wider than the question. recipients: Art. 21-23, named
 * from the catalogue with company, country, purpose and the page for contact. abroad: Art. 38, 39 (separate consent; rights
 * against the recipient). handler: Art. 17(1)(i), 52, 53. complaint: Art. 50, 65. Purposes, types and periods stand in the body. Left out:
 * which way of Art. 38 is used and filings with the authority, which no question asks about.
 */
export const rightsCn = clause({
  id: 'pp.rights.cn',
  version: 1,
  when: (a) => has(a.laws, 'cn_pipl'),
  parts: {
    rights: { meets: ['cn-pipl-17'] },
    answer: { meets: ['cn-pipl-17'] },
    grounds: { meets: ['cn-pipl-17'] },
    sensitive: { meets: ['cn-pipl-17'] },
    separate: { meets: ['cn-pipl-17'] },
    receivers: { meets: ['cn-pipl-17'], when: (a) => namesProviders(a) },
    abroad: { meets: ['cn-pipl-17'], when: (a) => reachesBeyond(a, 'CN') || mayReachFurther(a) },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'CN') },
    further: { meets: [], when: mayReachFurther },
    handler: { meets: ['cn-pipl-17'], when: (a) => namesOfficer(a, 'cn_pipl') },
    unnamed: { meets: ['cn-pipl-17'], when: (a) => !namesOfficer(a, 'cn_pipl') },
    complaint: { meets: [] },
  },
  words: providerTaskWords,
  text: {
    de: (c) => prose`
      ## Ihre Rechte in China

      ${c.part.rights(prose`
        Wenn Sie auf dem chinesischen Festland leben, haben Sie nach dem chinesischen Gesetz zum Schutz persönlicher Informationen (PIPL)
        das Recht:

        - zu wissen und zu entscheiden, was mit Ihren Daten geschieht, und die Verarbeitung einzuschränken oder abzulehnen (Art. 44)
        - Ihre Daten einzusehen, eine Kopie zu erhalten und sie an eine von Ihnen benannte Stelle übertragen zu lassen (Art. 45)
        - Daten berichtigen und ergänzen zu lassen (Art. 46)
        - Daten löschen zu lassen, etwa wenn der Zweck erreicht ist oder Sie Ihre Einwilligung widerrufen (Art. 47)
        - sich unsere Regeln für die Verarbeitung erklären zu lassen (Art. 48)
        - Ihre Einwilligung jederzeit zu widerrufen (Art. 15)
        - eine allein automatisierte Entscheidung mit erheblicher Wirkung erklären zu lassen und abzulehnen (Art. 24)

        Nach dem Tod eines Menschen können nahe Angehörige diese Rechte im gesetzlichen Rahmen ausüben (Art. 49).`)}

      ${c.part
        .answer`Die Wege nennt der Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten innerhalb von 15 Arbeitstagen. Lehnen wir ab,
      nennen wir die Gründe; Sie können dann ein Gericht anrufen (Art. 50).`}

      ${c.part
        .grounds`**Grundlage und Art der Verarbeitung:** Wir verarbeiten Ihre Daten mit Ihrer Einwilligung. Ohne Einwilligung tun wir das nur in
      den Fällen von Art. 13, vor allem wenn ein Vertrag mit Ihnen oder eine gesetzliche Pflicht es erfordert. Wir erheben, speichern,
      nutzen, übermitteln und löschen Daten elektronisch.`}

      ${c.part
        .sensitive`**Sensible Daten:** Dazu zählen biometrische Daten, Religion, Gesundheit, Finanzkonten, Aufenthaltsorte und Daten von
      Kindern unter 14 Jahren. Werden sie bekannt oder missbraucht, können Würde, Sicherheit oder Vermögen leiden. Wir verarbeiten sie nur,
      wenn ein bestimmter Zweck es erfordert, und mit gesonderter Einwilligung, bei Kindern unter 14 Jahren mit der ihrer Eltern.`}

      ${c.part
        .separate`**Empfänger:** Bevor wir Daten an andere weitergeben, die selbst über ihre Verarbeitung entscheiden, bitten wir Sie um Ihre
      gesonderte Einwilligung, soweit Art. 23 sie verlangt. Wer Daten erhält, beschreibt der Abschnitt „Wer Ihre Daten erhält“.`}

      ${c.part.receivers(prose`
        Diese Anbieter erhalten Daten für die genannten Aufgaben; Art der Daten und Ablauf beschreiben die Abschnitte über die einzelnen
        Dienste. Kontaktangaben stehen auf der verlinkten Seite; wo keine verlinkt ist, nennen wir sie Ihnen auf Anfrage:

        ${items(receivers(c))}`)}

      ${c.part.abroad`**Ausland:** ${c.part
        .countries`Außerhalb des chinesischen Festlands werden Ihre Daten hier verarbeitet: ${placesBeyond(c, 'CN')}.`} ${c.part.further`Einzelne Empfänger können Daten auch in anderen Ländern verarbeiten.`} Wir bitten vorher um Ihre
      gesonderte Einwilligung, soweit Art. 39 sie verlangt, und nutzen einen der gesetzlichen Wege: Standardvertrag, Zertifizierung,
      Sicherheitsprüfung oder eine Ausnahme davon (Art. 38). Ihre Rechte gegenüber Empfängern im Ausland können Sie über uns oder dort
      unmittelbar geltend machen.`}

      ${c.part.handler(prose`
        **Zuständig oder Vertretung in China** (Art. 52 und 53):

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part.unnamed`**Zuständig:** Schreiben Sie uns unter den Angaben im Abschnitt „Kontakt“, zu Händen der für den Datenschutz zuständigen Person.`}

      ${c.part.complaint`**Beschwerde:** Sie können sich an die
      [Cyberspace Administration of China](https://www.cac.gov.cn) und andere zuständige Behörden wenden.`}`,
    en: (c) => prose`
      ## Your rights in China

      ${c.part.rights(prose`
        If you live in mainland China, the Personal Information Protection Law (PIPL) gives you the right:

        - to know and decide what happens to your data and to restrict or refuse its processing (Article 44)
        - to consult your data, obtain a copy and have it transferred to a recipient that you name (Article 45)
        - to have data corrected and completed (Article 46)
        - to have data deleted, for example when its purpose is achieved or you withdraw your consent (Article 47)
        - to have our rules of processing explained (Article 48)
        - to withdraw your consent at any time (Article 15)
        - to have a solely automated decision with a significant effect explained, and to refuse it (Article 24)

        After a person’s death, close relatives may use these rights within the limits of the law (Article 49).`)}

      ${c.part
        .answer`The section “How to make a request” names the ways. We reply within 15 working days. If we refuse, we give the reasons;
      you may then go to court (Article 50).`}

      ${c.part
        .grounds`**Ground and method of processing:** we process your data with your consent. Without consent we do so only in the cases of
      Article 13, above all where a contract with you or a legal duty requires it. We collect, store, use, transmit and delete data
      electronically.`}

      ${c.part
        .sensitive`**Sensitive data:** this includes biometrics, religion, health, financial accounts, whereabouts, and data of children under
      14. If it leaks or is misused, dignity, safety or property may suffer. We process it only where a specific purpose requires it and
      with separate consent, for children under 14 with that of their parents.`}

      ${c.part
        .separate`**Recipients:** before we provide data to others who themselves decide how it is processed, we ask for your separate consent
      as far as Article 23 requires it. The section “Who receives your data” describes who receives data.`}

      ${c.part.receivers(prose`
        These providers receive data for the tasks named; the sections on each service describe the kinds of data and how this works. The linked page gives contact details; where none is linked, we give them to you on request:

        ${items(receivers(c))}`)}

      ${c.part.abroad`**Abroad:** ${c.part
        .countries`outside mainland China, your data is processed in these countries or territories:
      ${placesBeyond(c, 'CN')}.`} ${c.part.further`Some recipients may process data in other countries as well.`} Beforehand we ask for your separate
      consent as far as Article 39 requires it, and we use one of the ways that the law offers: standard contract, certification, security
      assessment, or an exemption from these (Article 38). You can use your rights against recipients abroad through us or with them directly.`}

      ${c.part.handler(prose`
        **Person in charge or representative in China** (Articles 52 and 53):

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part
        .unnamed`**In charge:** write to us with the details in the section “Contact”, for the attention of the person responsible for data
      protection.`}

      ${c.part.complaint`**Complaint:** you may turn to the
      [Cyberspace Administration of China](https://www.cac.gov.cn) and other competent authorities.`}`,
    es: (c) => prose`
      ## Sus derechos en China

      ${c.part.rights(prose`
        Si vive en China continental, la ley china de protección de la información personal (PIPL) le reconoce el derecho a:

        - conocer y decidir qué ocurre con sus datos y limitar o rechazar su tratamiento (artículo 44)
        - consultar sus datos, obtener una copia y pedir que se transfieran a un destinatario que usted indique (artículo 45)
        - pedir que se corrijan y completen datos (artículo 46)
        - pedir que se eliminen datos, por ejemplo si se ha alcanzado el fin o si retira su consentimiento (artículo 47)
        - pedir que le expliquemos nuestras reglas de tratamiento (artículo 48)
        - retirar su consentimiento en cualquier momento (artículo 15)
        - pedir que se le explique una decisión únicamente automatizada de efectos importantes, y rechazarla (artículo 24)

        Tras el fallecimiento de una persona, sus parientes cercanos pueden ejercer estos derechos dentro de los límites de la ley (artículo 49).`)}

      ${c.part
        .answer`El apartado «Cómo presentar una solicitud» indica las vías. Respondemos en un plazo de 15 días hábiles. Si denegamos la
      solicitud, indicamos los motivos; usted puede entonces acudir a los tribunales (artículo 50).`}

      ${c.part
        .grounds`**Fundamento y modo del tratamiento:** tratamos sus datos con su consentimiento. Sin él, solo lo hacemos en los casos del artículo
      13, sobre todo cuando lo exige un contrato con usted o una obligación legal. Recogemos, almacenamos, utilizamos, transmitimos y
      eliminamos datos por medios electrónicos.`}

      ${c.part
        .sensitive`**Datos sensibles:** son, entre otros, los biométricos, la religión, la salud, las cuentas financieras, los desplazamientos y los
      datos de menores de 14 años. Si se filtran o se usan indebidamente, pueden verse afectados la dignidad, la seguridad o el patrimonio.
      Solo los tratamos cuando lo exige un fin concreto y con consentimiento separado; en los menores de 14 años, con el de sus padres.`}

      ${c.part
        .separate`**Destinatarios:** antes de facilitar datos a otros que decidan por sí mismos sobre su tratamiento, le pedimos su consentimiento
      separado en la medida en que el artículo 23 lo exija. El apartado «Quién recibe sus datos» describe quién los recibe.`}

      ${c.part.receivers(prose`
        Estos proveedores reciben datos para las tareas indicadas; los apartados sobre cada servicio describen los tipos de datos y el
        procedimiento. Los datos de contacto figuran en la página enlazada; si no hay ninguna, se los facilitamos a petición suya:

        ${items(receivers(c))}`)}

      ${c.part.abroad`**Extranjero:** ${c.part
        .countries`sus datos se tratan fuera de China continental, en concreto en:
      ${placesBeyond(c, 'CN')}.`} ${c.part.further`Algunos destinatarios pueden tratar datos también en otros países.`} Antes le pedimos su
      consentimiento separado, en la medida en que el artículo 39 lo exija, y utilizamos una de las vías legales: contrato tipo, certificación,
      evaluación de seguridad o una exención de ellas (artículo 38). Puede ejercer sus derechos frente a los destinatarios en el extranjero por
      medio de nosotros o directamente ante ellos.`}

      ${c.part.handler(prose`
        **Persona encargada o representante en China** (artículos 52 y 53):

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part
        .unnamed`**Persona encargada:** escríbanos por una de las vías del apartado «Contacto», a la atención de la persona responsable de la protección
      de datos.`}

      ${c.part.complaint`**Reclamación:** puede dirigirse a la
      [Cyberspace Administration of China](https://www.cac.gov.cn) y a otras autoridades competentes.`}`,
    fr: (c) => prose`
      ## Vos droits en Chine

      ${c.part.rights(prose`
        Si vous vivez en Chine continentale, la loi chinoise sur la protection des informations personnelles (PIPL) vous donne le droit :

        - de savoir et de décider ce qu’il advient de vos données, et d’en limiter ou d’en refuser le traitement (article 44)
        - de consulter vos données, d’en obtenir une copie et de les faire transférer à un destinataire que vous désignez (article 45)
        - de faire corriger et compléter des données (article 46)
        - de faire supprimer des données, par exemple si la finalité est atteinte ou si vous retirez votre consentement (article 47)
        - de vous faire expliquer nos règles de traitement (article 48)
        - de retirer votre consentement à tout moment (article 15)
        - de vous faire expliquer une décision uniquement automatisée aux effets importants, et de la refuser (article 24)

        Après le décès d’une personne, ses proches parents peuvent exercer ces droits dans les limites de la loi (article 49).`)}

      ${c.part
        .answer`La section « Comment présenter une demande » indique les moyens. Nous répondons sous 15 jours ouvrables. En cas de refus, nous
      en donnons les motifs ; vous pouvez alors saisir un tribunal (article 50).`}

      ${c.part
        .grounds`**Fondement et mode de traitement :** nous traitons vos données avec votre consentement. Sans lui, nous ne le faisons que dans les
      cas de l’article 13, surtout lorsqu’un contrat avec vous ou une obligation légale l’exige. Nous collectons, conservons, utilisons,
      transmettons et supprimons les données par voie électronique.`}

      ${c.part
        .sensitive`**Données sensibles :** il s’agit notamment des données biométriques, de la religion, de la santé, des comptes financiers, des
      déplacements et des données d’enfants de moins de 14 ans. Leur fuite ou leur mauvais usage peut porter atteinte à la dignité, à la
      sécurité ou aux biens. Nous ne les traitons que si une finalité précise l’exige et avec un consentement distinct, celui des parents
      pour les enfants de moins de 14 ans.`}

      ${c.part
        .separate`**Destinataires :** avant de fournir des données à d’autres qui décident eux-mêmes de leur traitement, nous vous demandons un
      consentement distinct dans la mesure où l’article 23 l’exige. La section « Qui reçoit vos données » décrit qui les reçoit.`}

      ${c.part.receivers(prose`
        Les prestataires suivants reçoivent des données pour les tâches indiquées ; les sections sur chaque service décrivent les types de
        données et le procédé. Les coordonnées figurent sur la page liée ; à défaut de lien, nous vous les donnons sur demande :

        ${items(receivers(c))}`)}

      ${c.part.abroad`**À l’étranger :** ${c.part
        .countries`hors de Chine continentale, vos données sont traitées dans ces pays ou territoires :
      ${placesBeyond(c, 'CN')}.`} ${c.part.further`Certains destinataires peuvent aussi traiter des données dans d’autres pays.`} Nous vous demandons
      auparavant un consentement distinct, dans la mesure où l’article 39 l’exige, et utilisons l’une des voies légales : contrat type,
      certification, évaluation de sécurité ou dispense de celles-ci (article 38). Vous pouvez exercer vos droits à l’égard des
      destinataires à l’étranger par notre intermédiaire ou directement auprès d’eux.`}

      ${c.part.handler(prose`
        **Personne chargée ou représentant en Chine** (articles 52 et 53) :

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part
        .unnamed`**Personne chargée :** écrivez-nous aux coordonnées de la section « Contact », à l’attention de la personne chargée de la
      protection des données.`}

      ${c.part.complaint`**Réclamation :** vous pouvez vous adresser à la
      [Cyberspace Administration of China](https://www.cac.gov.cn) et à d’autres autorités compétentes.`}`,
    it: (c) => prose`
      ## I Suoi diritti in Cina

      ${c.part.rights(prose`
        Se vive nella Cina continentale, la legge cinese sulla protezione delle informazioni personali (PIPL) Le riconosce il diritto di:

        - sapere e decidere che cosa avviene dei Suoi dati e limitarne o rifiutarne il trattamento (art. 44)
        - consultare i Suoi dati, averne una copia e farli trasferire a un destinatario da Lei indicato (art. 45)
        - far correggere e integrare dati (art. 46)
        - far cancellare dati, ad esempio se la finalità è raggiunta o se revoca il consenso (art. 47)
        - farsi spiegare le nostre regole di trattamento (art. 48)
        - revocare il consenso in qualsiasi momento (art. 15)
        - farsi spiegare una decisione unicamente automatizzata con effetti rilevanti, e rifiutarla (art. 24)

        Dopo la morte di una persona, i parenti stretti possono esercitare questi diritti nei limiti della legge (art. 49).`)}

      ${c.part
        .answer`La sezione «Come presentare una richiesta» indica le modalità. Rispondiamo entro 15 giorni lavorativi. Se rifiutiamo, ne
      indichiamo i motivi; può allora rivolgersi a un giudice (art. 50).`}

      ${c.part
        .grounds`**Base e modo del trattamento:** trattiamo i Suoi dati con il Suo consenso. Senza consenso lo facciamo solo nei casi dell’art. 13,
      soprattutto quando lo richiede un contratto con Lei o un obbligo di legge. Raccogliamo, conserviamo, utilizziamo, trasmettiamo e
      cancelliamo dati per via elettronica.`}

      ${c.part
        .sensitive`**Dati sensibili:** tra questi vi sono i dati biometrici, la religione, la salute, i conti finanziari, gli spostamenti e i dati di
      minori di 14 anni. Se vengono divulgati o usati in modo improprio, possono risentirne dignità, sicurezza o patrimonio. Li trattiamo
      solo se una finalità specifica lo richiede e con consenso separato, per i minori di 14 anni con quello dei genitori.`}

      ${c.part
        .separate`**Destinatari:** prima di fornire dati ad altri che ne decidono il trattamento, Le chiediamo un consenso separato nella misura in cui
      l’art. 23 lo richiede. La sezione «Chi riceve i Suoi dati» descrive chi li riceve.`}

      ${c.part.receivers(prose`
        Questi fornitori ricevono dati per i compiti indicati; le sezioni sui singoli servizi descrivono i tipi di dati e il procedimento. I recapiti si trovano nella pagina collegata; se manca, Le vengono forniti su richiesta:

        ${items(receivers(c))}`)}

      ${c.part.abroad`**Estero:** ${c.part
        .countries`fuori della Cina continentale i Suoi dati sono trattati in questi paesi o territori:
      ${placesBeyond(c, 'CN')}.`} ${c.part.further`Alcuni destinatari possono trattare dati anche in altri paesi.`} Prima Le chiediamo un consenso
      separato, nella misura in cui l’art. 39 lo richiede, e utilizziamo una delle vie di legge: contratto tipo, certificazione, valutazione
      di sicurezza o un’esenzione da queste (art. 38). Può esercitare i Suoi diritti verso i destinatari all’estero tramite noi o
      direttamente presso di loro.`}

      ${c.part.handler(prose`
        **Persona incaricata o rappresentante in Cina** (artt. 52 e 53):

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part
        .unnamed`**Persona incaricata:** ci scriva ai recapiti della sezione «Contatti», all’attenzione della persona che si occupa della protezione
      dei dati.`}

      ${c.part.complaint`**Reclamo:** può rivolgersi alla
      [Cyberspace Administration of China](https://www.cac.gov.cn) e ad altre autorità competenti.`}`,
    nl: (c) => prose`
      ## Uw rechten in China

      ${c.part.rights(prose`
        Als u op het Chinese vasteland woont, hebt u volgens de Chinese wet op de bescherming van persoonsgegevens (PIPL) het recht om:

        - te weten en te beslissen wat er met uw gegevens gebeurt en de verwerking te beperken of te weigeren (artikel 44)
        - uw gegevens in te zien, een kopie te krijgen en ze te laten overdragen aan een ontvanger die u noemt (artikel 45)
        - gegevens te laten corrigeren en aanvullen (artikel 46)
        - gegevens te laten wissen, bijvoorbeeld als het doel is bereikt of u uw toestemming intrekt (artikel 47)
        - onze verwerkingsregels te laten uitleggen (artikel 48)
        - uw toestemming op elk moment in te trekken (artikel 15)
        - een uitsluitend geautomatiseerd besluit met aanmerkelijke gevolgen te laten uitleggen en te weigeren (artikel 24)

        Na iemands overlijden kunnen naaste verwanten deze rechten binnen de grenzen van de wet uitoefenen (artikel 49).`)}

      ${c.part
        .answer`In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden binnen 15 werkdagen. Weigeren wij, dan geven wij de
      redenen; u kunt dan naar de rechter gaan (artikel 50).`}

      ${c.part
        .grounds`**Grondslag en wijze van verwerking:** wij verwerken uw gegevens met uw toestemming. Zonder toestemming doen wij dat alleen in de
      gevallen van artikel 13, vooral als een overeenkomst met u of een wettelijke verplichting het vergt. Wij verzamelen, bewaren, gebruiken,
      verzenden en wissen gegevens elektronisch.`}

      ${c.part
        .sensitive`**Gevoelige gegevens:** dat zijn onder meer biometrische gegevens, godsdienst, gezondheid, financiële rekeningen, verblijfplaatsen en
      gegevens van kinderen jonger dan 14 jaar. Als ze uitlekken of worden misbruikt, kunnen waardigheid, veiligheid of bezit eronder lijden.
      Wij verwerken ze alleen als een bepaald doel het vergt en met afzonderlijke toestemming, bij kinderen jonger dan 14 jaar met die van hun
      ouders.`}

      ${c.part
        .separate`**Ontvangers:** voordat wij gegevens verstrekken aan anderen die zelf over de verwerking beslissen, vragen wij uw afzonderlijke
      toestemming voor zover artikel 23 die verlangt. Het onderdeel “Wie uw gegevens ontvangt” beschrijft wie ze ontvangt.`}

      ${c.part.receivers(prose`
        Deze aanbieders ontvangen gegevens voor de genoemde taken; de onderdelen over de afzonderlijke diensten beschrijven de soorten
        gegevens en de gang van zaken. Contactgegevens staan op de gelinkte pagina; ontbreekt die, dan geven wij ze u op verzoek:

        ${items(receivers(c))}`)}

      ${c.part.abroad`**Buitenland:** ${c.part
        .countries`buiten het Chinese vasteland worden uw gegevens in deze landen of gebieden verwerkt:
      ${placesBeyond(c, 'CN')}.`} ${c.part.further`Sommige ontvangers kunnen gegevens ook in andere landen verwerken.`} Vooraf vragen wij uw
      afzonderlijke toestemming voor zover artikel 39 die verlangt, en wij gebruiken een van de wettelijke instrumenten: modelcontract, certificering,
      veiligheidsbeoordeling of een vrijstelling daarvan (artikel 38). Uw rechten tegenover ontvangers in het buitenland kunt u via ons of
      rechtstreeks bij hen uitoefenen.`}

      ${c.part.handler(prose`
        **Verantwoordelijke persoon of vertegenwoordiger in China** (artikelen 52 en 53):

        ${items(officersOf(c, 'cn_pipl'))}`)}

      ${c.part
        .unnamed`**Verantwoordelijke persoon:** schrijf ons via de gegevens in het onderdeel “Contact”, ter attentie van de persoon die verantwoordelijk is voor gegevensbescherming.`}

      ${c.part.complaint`**Klacht:** u kunt zich wenden tot de
      [Cyberspace Administration of China](https://www.cac.gov.cn) en andere bevoegde autoriteiten.`}`,
  },
});
