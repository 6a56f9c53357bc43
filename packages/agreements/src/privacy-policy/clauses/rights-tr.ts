import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Law no. 6698 (KVKK) and the communiqués on the duty to inform and on applications. collection: Art. 10(1)(ç)
 * (method and legal reason), Art. 5 and 6; which ground carries which purpose is not asked under this law, so each ground is tied
 * to the case it fits. transfers: Art. 8, and Art. 9 as amended by Law no. 7499. representative, noRepresentative: Art. 10(1)(a),
 * 16. rights: Art. 11(1)(a)-(ğ). answer: Art. 13 (30 days; fee by the Board's tariff where there is cost). complaint: Art. 14 (30
 * days from the answer, 60 from the application). Identity, purposes and recipients stand in the body. Left out: registration
 * (VERBİS) and the language of applications, which no question asks about.
 */
export const rightsTr = clause({
  id: 'pp.rights.tr',
  version: 2,
  when: (a) => has(a.laws, 'tr_kvkk'),
  parts: {
    rights: { meets: ['tr-kvkk-10'] },
    answer: { meets: [] },
    collection: { meets: ['tr-kvkk-10'] },
    sources: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' },
    transfers: { meets: [], when: (a) => reachesBeyond(a, 'TR') || mayReachFurther(a) },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'TR') },
    further: { meets: [], when: mayReachFurther },
    representative: { meets: ['tr-kvkk-10'], when: (a) => namesOfficer(a, 'tr_kvkk') },
    noRepresentative: {
      meets: ['tr-kvkk-10'],
      when: (a) => !namesOfficer(a, 'tr_kvkk') && a.country !== 'TR',
    },
    complaint: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in der Türkei

      ${c.part.rights(prose`
        Wenn Sie in der Türkei leben, haben Sie uns gegenüber nach Art. 11 des türkischen Gesetzes zum Schutz personenbezogener
        Daten (KVKK, Gesetz Nr. 6698) das Recht:

        - zu erfahren, ob wir Daten über Sie verarbeiten
        - Auskunft darüber zu verlangen
        - zu erfahren, wozu wir die Daten verarbeiten und ob wir sie diesem Zweck entsprechend verwenden
        - zu erfahren, welche Dritten im Inland oder Ausland die Daten erhalten haben
        - die Berichtigung unvollständiger oder unrichtiger Daten zu verlangen
        - nach Art. 7 die Löschung oder Vernichtung der Daten zu verlangen
        - zu verlangen, dass Dritte, die die Daten erhalten haben, von Berichtigung, Löschung oder Vernichtung erfahren
        - einem für Sie nachteiligen Ergebnis zu widersprechen, das allein durch automatisierte Auswertung entstanden ist
        - Ersatz des Schadens zu verlangen, der Ihnen durch rechtswidrige Verarbeitung entstanden ist`)}

      ${c.part
        .answer`Wie Sie diese Rechte ausüben, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir entscheiden so bald wie
      möglich, spätestens innerhalb von 30 Tagen, und kostenlos; verursacht die Antwort Kosten, können wir die Gebühr nach dem Tarif
      der türkischen Datenschutzbehörde verlangen (Art. 13).`}

      ${c.part
        .collection`**Erhebung und Rechtsgrund:** Wir erheben Daten ganz oder teilweise automatisiert, über unser Angebot und
      über das, was Sie uns mitteilen. ${c.part.sources`Alle Quellen nennt der Abschnitt „Woher die Daten stammen“.`} Rechtsgrund ist nach Art. 5 Abs. 2: der Vertrag mit Ihnen, soweit wir die Daten dafür brauchen;
      eine rechtliche Pflicht, soweit sie uns trifft; die Begründung, Ausübung oder der Schutz eines Rechts; unser berechtigtes
      Interesse, soweit es Ihre Grundrechte nicht verletzt. In allen anderen Fällen bitten wir um Ihre ausdrückliche Einwilligung
      (Art. 5 Abs. 1). Besondere Kategorien von Daten verarbeiten wir nur nach Art. 6.`}

      ${c.part.transfers`**Ausland:** ${c.part
        .countries`Außerhalb der Türkei werden Ihre Daten hier verarbeitet: ${placesBeyond(c, 'TR')}.`} ${c.part.further`Einzelne Empfänger können Daten auch in anderen Ländern verarbeiten.`} Wer sie erhält
      und wozu, steht im Abschnitt „Wer Ihre Daten erhält“. Eine Übermittlung ins Ausland setzt einen Angemessenheitsbeschluss der
      türkischen Datenschutzbehörde, geeignete Garantien wie deren Standardvertrag oder einen gesetzlichen Ausnahmefall voraus (Art. 9).`}

      ${c.part.representative(prose`
        **Vertretung oder Kontaktperson für die Türkei:**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Vertretung:** Eine Vertretung in der Türkei ist derzeit nicht benannt. Wenden Sie sich unter den Angaben
      im Abschnitt „Kontakt“ unmittelbar an uns.`}

      ${c.part
        .complaint`**Beschwerde:** Lehnen wir ab oder antworten wir unzureichend oder nicht rechtzeitig, können Sie sich bei der
      türkischen Datenschutzbehörde [KVKK](https://www.kvkk.gov.tr) beschweren: innerhalb von 30 Tagen, nachdem Sie unsere Antwort
      erhalten haben, spätestens 60 Tage nach Ihrem Antrag (Art. 14).`}`,
    en: (c) => prose`
      ## Your rights in Türkiye

      ${c.part.rights(prose`
        If you live in Türkiye, Article 11 of the Turkish Personal Data Protection Law (KVKK, Law No. 6698) gives you the right
        against us:

        - to learn whether we process data about you
        - to request information about it
        - to learn for what purpose we process the data and whether we use it in line with that purpose
        - to know which third parties in Türkiye or abroad have received the data
        - to have incomplete or inaccurate data rectified
        - to have the data erased or destroyed under Article 7
        - to have third parties that received the data told of its rectification, erasure or destruction
        - to challenge a result to your disadvantage that arose from analysis by automated means alone
        - to claim compensation for damage that unlawful processing caused you`)}

      ${c.part
        .answer`The section “How to make a request” says how to use these rights. We decide as soon as possible, within 30 days
      at the latest, and free of charge; if the reply causes costs, we may ask for the fee in the tariff of the Turkish data protection
      authority (Article 13).`}

      ${c.part
        .collection`**Collection and legal ground:** we collect data wholly or partly by automated means, through our service and
      through what you tell us. ${c.part.sources`The section “Where the data comes from” names all sources.`} The legal ground under Article 5(2) is: the contract with you, as far as we need the data for it; a legal
      obligation, as far as we are subject to one; the establishment, exercise or protection of a right; our legitimate
      interest, as far as it does not harm your fundamental rights. In all other cases we ask for your explicit consent (Article 5(1)).
      Special categories of data we process only under Article 6.`}

      ${c.part.transfers`**Abroad:** ${c.part
        .countries`outside Türkiye, your data is processed in these countries:
      ${placesBeyond(c, 'TR')}.`} ${c.part.further`Some recipients may process data in other countries as well.`} Who receives it and for
      what is stated in the section “Who receives your data”. A transfer abroad requires an adequacy decision of the Turkish data
      protection authority, appropriate safeguards such as its standard contract, or an exception laid down by law (Article 9).`}

      ${c.part.representative(prose`
        **Representative or contact person for Türkiye:**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Representative:** no representative in Türkiye is appointed at present. Please contact us directly with
      the details in the section “Contact”.`}

      ${c.part
        .complaint`**Complaint:** if we refuse your request, our reply is insufficient or we do not reply in time, you may complain to the Turkish data
      protection authority [KVKK](https://www.kvkk.gov.tr): within 30 days of learning of our reply and within 60 days of your
      request at the latest (Article 14).`}`,
    es: (c) => prose`
      ## Sus derechos en Turquía

      ${c.part.rights(prose`
        Si vive en Turquía, el artículo 11 de la Ley turca n.º 6698 de protección de datos personales (KVKK) le reconoce frente a
        nosotros el derecho a:

        - saber si tratamos datos suyos
        - solicitar información al respecto
        - conocer para qué los tratamos y si los utilizamos conforme a ese fin
        - saber qué terceros, dentro o fuera del país, los han recibido
        - pedir que se rectifiquen los datos incompletos o inexactos
        - pedir su supresión o destrucción conforme al artículo 7
        - pedir que se comunique la rectificación, supresión o destrucción a los terceros que los recibieron
        - oponerse a un resultado desfavorable derivado únicamente de un análisis automatizado
        - reclamar una indemnización por los daños que le haya causado un tratamiento ilícito`)}

      ${c.part
        .answer`El apartado «Cómo presentar una solicitud» indica cómo ejercer estos derechos. Resolvemos cuanto antes, a más tardar
      en 30 días, y de forma gratuita; si la respuesta genera gastos, podemos pedir la tarifa fijada por la autoridad turca de protección
      de datos (artículo 13).`}

      ${c.part
        .collection`**Recogida y fundamento jurídico:** recogemos los datos de forma total o parcialmente automatizada, a través de
      nuestro servicio y de lo que usted nos comunica. ${c.part.sources`El apartado «De dónde proceden los datos» indica todas las fuentes.`} El fundamento conforme al artículo 5.2 es: el contrato con usted, en la medida en que
      los datos sean necesarios para él; una obligación legal, cuando estemos sujetos a ella; el establecimiento, ejercicio o protección de
      un derecho; nuestro interés legítimo, siempre que no lesione sus derechos fundamentales. En los demás casos le pedimos su
      consentimiento explícito (artículo 5.1). Las categorías especiales de datos solo se tratan conforme al artículo 6.`}

      ${c.part.transfers`**Extranjero:** ${c.part
        .countries`sus datos se tratan fuera de Turquía, en concreto en:
      ${placesBeyond(c, 'TR')}.`} ${c.part.further`Algunos destinatarios pueden tratar datos también en otros países.`} El apartado «Quién
      recibe sus datos» indica quién los recibe y para qué. La transferencia al extranjero exige una decisión de adecuación de la autoridad
      turca de protección de datos, garantías adecuadas, como su contrato tipo, o una excepción prevista por la ley (artículo 9).`}

      ${c.part.representative(prose`
        **Representante o persona de contacto para Turquía:**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Representante:** actualmente no hay designado ningún representante en Turquía. Diríjase directamente a
      nosotros por una de las vías del apartado «Contacto».`}

      ${c.part
        .complaint`**Reclamación:** si denegamos su solicitud, si la respuesta es insuficiente o si no respondemos a tiempo, puede
      reclamar ante la autoridad turca de protección de datos, la
      [Kişisel Verileri Koruma Kurumu](https://www.kvkk.gov.tr): en los 30 días siguientes a
      conocer nuestra respuesta y, como máximo, en los 60 días siguientes a su solicitud (artículo 14).`}`,
    fr: (c) => prose`
      ## Vos droits en Turquie

      ${c.part.rights(prose`
        Si vous vivez en Turquie, l’article 11 de la loi turque sur la protection des données personnelles (KVKK, loi n° 6698) vous donne
        à notre égard le droit :

        - de savoir si nous traitons des données vous concernant
        - de demander des informations à ce sujet
        - de savoir à quelle fin nous les traitons et si nous les utilisons conformément à cette fin
        - de connaître les tiers qui les ont reçues, en Turquie ou à l’étranger
        - de faire rectifier les données incomplètes ou inexactes
        - de faire effacer ou détruire les données dans les conditions de l’article 7
        - de faire informer les tiers qui les ont reçues de la rectification, de l’effacement ou de la destruction
        - de vous opposer à un résultat défavorable issu exclusivement d’une analyse automatisée
        - de demander réparation du dommage causé par un traitement illicite`)}

      ${c.part
        .answer`La section « Comment présenter une demande » indique comment exercer ces droits. Nous statuons dès que possible, au
      plus tard sous 30 jours, et sans frais ; si la réponse entraîne des coûts, nous pouvons demander le tarif fixé par l’autorité turque
      de protection des données (article 13).`}

      ${c.part
        .collection`**Collecte et base juridique :** nous collectons les données de façon totalement ou partiellement automatisée, par
      notre service et par ce que vous nous communiquez. ${c.part.sources`La section « D’où proviennent les données » indique toutes les sources.`} La
      base juridique au sens de l’article 5, paragraphe 2, est selon le cas : le contrat avec vous, dans la mesure où les
      données y sont nécessaires ; une obligation légale, dans la mesure où nous y sommes soumis ; la constatation,
      l’exercice ou la protection d’un droit ; notre intérêt légitime, dans la mesure où il ne porte pas atteinte à vos droits
      fondamentaux. Dans tous les autres cas, nous demandons votre consentement explicite (article 5, paragraphe 1). Nous ne traitons les
      catégories particulières de données que dans les conditions de l’article 6.`}

      ${c.part.transfers`**À l’étranger :** ${c.part
        .countries`hors de Turquie, vos données sont traitées dans ces pays :
      ${placesBeyond(c, 'TR')}.`} ${c.part.further`Certains destinataires peuvent aussi traiter des données dans d’autres pays.`} La section
      « Qui reçoit vos données » indique qui les reçoit et pourquoi. Un transfert à l’étranger suppose une décision d’adéquation de
      l’autorité turque de protection des données, des garanties appropriées, comme son contrat type, ou une exception prévue par la loi (article 9).`}

      ${c.part.representative(prose`
        **Représentant ou personne de contact pour la Turquie :**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Représentant :** aucun représentant n’est désigné en Turquie à ce jour. Adressez-vous directement à nous
      aux coordonnées de la section « Contact ».`}

      ${c.part
        .complaint`**Réclamation :** si nous refusons, si notre réponse est insuffisante ou tardive, vous pouvez saisir l’autorité
      turque de protection des données ([Kişisel Verileri Koruma Kurumu](https://www.kvkk.gov.tr)) : dans les 30 jours suivant la date à laquelle vous avez pris
      connaissance de notre réponse et au plus tard 60 jours après votre demande (article 14).`}`,
    it: (c) => prose`
      ## I Suoi diritti in Turchia

      ${c.part.rights(prose`
        Se vive in Turchia, l’art. 11 della legge turca sulla protezione dei dati personali (KVKK, legge n. 6698) Le riconosce nei nostri
        confronti il diritto di:

        - sapere se trattiamo dati che La riguardano
        - chiedere informazioni al riguardo
        - sapere per quale finalità li trattiamo e se li utilizziamo in modo conforme a essa
        - conoscere i terzi, in Turchia o all’estero, che li hanno ricevuti
        - ottenere la rettifica dei dati incompleti o inesatti
        - ottenere la cancellazione o la distruzione dei dati secondo l’art. 7
        - ottenere che la rettifica, la cancellazione o la distruzione siano comunicate ai terzi che li hanno ricevuti
        - opporsi a un risultato a Lei sfavorevole derivante esclusivamente da un’analisi automatizzata
        - chiedere il risarcimento del danno causato da un trattamento illecito`)}

      ${c.part
        .answer`La sezione «Come presentare una richiesta» indica come esercitare questi diritti. Decidiamo al più presto, comunque entro 30 giorni, e gratuitamente; se la risposta comporta costi, possiamo chiedere la tariffa fissata dall’autorità turca per la
      protezione dei dati (art. 13).`}

      ${c.part
        .collection`**Raccolta e base giuridica:** raccogliamo i dati in modo interamente o parzialmente automatizzato, tramite il nostro
      servizio e tramite ciò che Lei ci comunica. ${c.part.sources`La sezione «Da dove provengono i dati» indica tutte le fonti.`} La base giuridica ai sensi dell’art. 5, comma 2, è: il contratto con Lei, nella misura in
      cui i dati sono necessari per esso; un obbligo di legge, nella misura in cui vi siamo soggetti; l’accertamento, l’esercizio o la tutela
      di un diritto; il nostro legittimo interesse, purché non leda i Suoi diritti fondamentali. In tutti gli altri casi
      chiediamo il Suo consenso esplicito (art. 5, comma 1). Trattiamo le categorie particolari di dati solo secondo l’art. 6.`}

      ${c.part.transfers`**Estero:** ${c.part
        .countries`fuori della Turchia i Suoi dati sono trattati in questi paesi:
      ${placesBeyond(c, 'TR')}.`} ${c.part.further`Alcuni destinatari possono trattare dati anche in altri paesi.`} La sezione «Chi riceve i
      Suoi dati» indica chi li riceve e perché. Il trasferimento all’estero richiede una decisione di adeguatezza dell’autorità turca per
      la protezione dei dati, garanzie adeguate, come il suo contratto tipo, o un’eccezione prevista dalla legge (art. 9).`}

      ${c.part.representative(prose`
        **Rappresentante o persona di contatto per la Turchia:**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Rappresentante:** al momento non è designato alcun rappresentante in Turchia. Può rivolgersi direttamente a
      noi ai recapiti della sezione «Contatti».`}

      ${c.part
        .complaint`**Reclamo:** se rifiutiamo la richiesta, se la risposta è insufficiente o se non rispondiamo in tempo, può rivolgersi
      all’autorità turca per la protezione dei dati, la [KVKK](https://www.kvkk.gov.tr): entro 30 giorni da quando ha avuto conoscenza della nostra risposta e comunque entro 60 giorni dalla Sua richiesta (art. 14).`}`,
    nl: (c) => prose`
      ## Uw rechten in Turkije

      ${c.part.rights(prose`
        Als u in Turkije woont, hebt u tegenover ons volgens artikel 11 van de Turkse wet op de bescherming van persoonsgegevens (KVKK, wet
        nr. 6698) het recht om:

        - te vernemen of wij gegevens over u verwerken
        - daarover informatie te vragen
        - te vernemen waarvoor wij de gegevens verwerken en of wij ze overeenkomstig dat doel gebruiken
        - te weten welke derden in binnen- of buitenland de gegevens hebben ontvangen
        - onvolledige of onjuiste gegevens te laten rectificeren
        - de gegevens volgens artikel 7 te laten wissen of vernietigen
        - derden die de gegevens hebben ontvangen, over de rectificatie, wissing of vernietiging te laten inlichten
        - u te verzetten tegen een voor u nadelige uitkomst die uitsluitend uit geautomatiseerde analyse voortkomt
        - vergoeding te vragen van de schade die onrechtmatige verwerking u heeft toegebracht`)}

      ${c.part
        .answer`Hoe u deze rechten uitoefent, staat in het onderdeel “Hoe u een verzoek indient”. Wij beslissen zo snel mogelijk, uiterlijk
      binnen 30 dagen, en kosteloos; brengt het antwoord kosten mee, dan mogen wij het tarief van de Turkse gegevensbeschermingsautoriteit
      vragen (artikel 13).`}

      ${c.part
        .collection`**Verzameling en rechtsgrond:** wij verzamelen gegevens geheel of gedeeltelijk geautomatiseerd, via onze dienst en via
      wat u ons meedeelt. ${c.part.sources`Het onderdeel “Waar de gegevens vandaan komen” noemt alle bronnen.`} De rechtsgrond volgens artikel 5, lid 2, is: de overeenkomst met u, voor zover wij de gegevens daarvoor nodig
      hebben; een wettelijke verplichting, voor zover die op ons rust; de vaststelling, uitoefening of bescherming van een recht; ons
      gerechtvaardigde belang, zolang dat uw grondrechten niet schaadt. In alle andere gevallen vragen wij uw uitdrukkelijke
      toestemming (artikel 5, lid 1). Bijzondere categorieën van gegevens verwerken wij alleen volgens artikel 6.`}

      ${c.part.transfers`**Buitenland:** ${c.part
        .countries`buiten Turkije worden uw gegevens in deze landen verwerkt:
      ${placesBeyond(c, 'TR')}.`} ${c.part.further`Sommige ontvangers kunnen gegevens ook in andere landen verwerken.`} Wie ze ontvangt en
      waarvoor, staat in het onderdeel “Wie uw gegevens ontvangt”. Doorgifte naar het buitenland vereist een adequaatheidsbesluit van de
      Turkse gegevensbeschermingsautoriteit, passende waarborgen zoals haar modelcontract, of een wettelijke uitzondering (artikel 9).`}

      ${c.part.representative(prose`
        **Vertegenwoordiger of contactpersoon voor Turkije:**

        ${items(officersOf(c, 'tr_kvkk'))}`)}

      ${c.part
        .noRepresentative`**Vertegenwoordiger:** op dit moment is in Turkije geen vertegenwoordiger aangewezen. Neem rechtstreeks contact
      met ons op via de gegevens in het onderdeel “Contact”.`}

      ${c.part
        .complaint`**Klacht:** wijzen wij uw verzoek af, antwoorden wij onvoldoende of niet op tijd, dan kunt u een klacht indienen bij de Turkse gegevensbeschermingsautoriteit [KVKK](https://www.kvkk.gov.tr): binnen 30 dagen nadat u ons antwoord hebt vernomen en uiterlijk
      60 dagen na uw verzoek (artikel 14).`}`,
  },
});
