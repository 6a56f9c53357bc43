import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Act on the Protection of Personal Information (APPI, Act no. 57 of 2003), Cabinet Order Art. 10, guidelines of the
 * PPC (general part; provision to third parties in foreign countries). business: Art. 32(1)(i): the name of the representative
 * of a company and the address of a person are not asked; the Act lets both be told without delay on request (individual). rights: Art. 32(2), 33-37. fees: Art. 38; none
 * is asked about, so none is charged. safety: Art. 23, 32(1)(iv), told on request where publishing would weaken it; countries: the
 * guidelines' "external environment". consent: Art. 27, 28. complaint: Art. 40 and the PPC's line for complaints. Purposes
 * stand in the body. Left out: joint use and provision with opt-out (Art. 27(2), (5)(iii)), special rules on
 * anonymised and pseudonymised data: none of them is asked. External transmission belongs to the Cookies Policy.
 */
export const rightsJp = clause({
  id: 'pp.rights.jp',
  version: 1,
  when: (a) => has(a.laws, 'jp_appi'),
  parts: {
    rights: { meets: ['jp-appi-32'] },
    answer: { meets: ['jp-appi-32'] },
    business: { meets: ['jp-appi-32'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['jp-appi-32'], when: (a) => a.entity_type === 'individual' },
    safety: { meets: ['jp-appi-32'] },
    abroad: { meets: ['jp-appi-32'], when: (a) => reachesBeyond(a, 'JP') || mayReachFurther(a) },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'JP') },
    further: { meets: [], when: mayReachFurther },
    person: { meets: ['jp-appi-32'], when: (a) => namesOfficer(a, 'jp_appi') },
    desk: { meets: ['jp-appi-32'], when: (a) => !namesOfficer(a, 'jp_appi') },
    complaint: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Japan

      ${c.part.rights(prose`
        Wenn Sie in Japan leben, können Sie nach dem japanischen Gesetz zum Schutz personenbezogener Informationen (APPI) von uns
        verlangen:

        - dass wir Ihnen mitteilen, wozu wir Ihre Daten verwenden (Art. 32)
        - dass wir Ihre Daten und die Aufzeichnungen über ihre Weitergabe an Dritte offenlegen, auf Wunsch elektronisch (Art. 33)
        - dass wir unrichtige Daten berichtigen, ergänzen oder löschen (Art. 34)
        - dass wir Daten nicht mehr verwenden oder sie löschen, wenn wir sie rechtswidrig nutzen oder erlangt haben, sie nicht mehr
          brauchen oder Ihre Rechte oder berechtigten Interessen verletzt werden können (Art. 35)
        - dass wir Daten in diesen Fällen oder bei rechtswidriger Weitergabe nicht mehr an Dritte weitergeben (Art. 35)`)}

      ${c.part
        .answer`**Antrag und Kosten:** Stellen Sie Ihren Antrag, wie es der Abschnitt „Wie Sie einen Antrag stellen“ beschreibt; Sie
      können sich vertreten lassen. Wir prüfen, ob der Antrag von Ihnen oder Ihrer Vertretung kommt, antworten ohne Verzögerung und
      begründen eine Ablehnung. Gebühren verlangen wir nicht.`}

      ${c.part
        .business`**Vertretung des Unternehmens:** Name und Anschrift stehen im Abschnitt „Kontakt“. Wer das Unternehmen gesetzlich
      vertritt, teilen wir Ihnen auf Anfrage unverzüglich mit.`}

      ${c.part.individual`**Anschrift:** Unser Name steht im Abschnitt „Kontakt“. Unsere Anschrift teilen wir Ihnen auf Anfrage unverzüglich mit.`}

      ${c.part
        .safety`**Sicherheit:** Maßnahmen nennt der Abschnitt „Wie wir Daten schützen“. Weitere Auskünfte über Regeln, Zuständigkeiten
      und Technik geben wir auf Anfrage, soweit die Sicherheit nicht darunter leidet.`}

      ${c.part.abroad`**Ausland:** ${c.part
        .countries`Wir oder unsere Empfänger verarbeiten Ihre Daten außerhalb Japans, und zwar hier: ${placesBeyond(c, 'JP')}.`} ${c.part.further`Einzelne Empfänger können Daten auch in anderen Ländern verarbeiten.`} Dritten in
      einem anderen Land geben wir Daten nur mit Ihrer Einwilligung, außer das Land ist von der japanischen Datenschutzkommission als
      gleichwertig anerkannt, der Empfänger hält einen gleichwertigen Schutz ein oder das Gesetz erlaubt es. Vor der Einwilligung
      nennen wir Ihnen das Land, dessen Datenschutzrecht und die Schutzmaßnahmen des Empfängers. Hält ein Empfänger einen
      gleichwertigen Schutz ein, erfahren Sie auf Anfrage, wie wir das sicherstellen (Art. 28).`}

      ${c.part.person(prose`
        **Fragen und Beschwerden** über unseren Umgang mit Ihren Daten richten Sie an:

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Fragen und Beschwerden** über unseren Umgang mit Ihren Daten richten Sie unter den Angaben im Abschnitt „Kontakt“ an
      uns, zu Händen der für den Datenschutz zuständigen Person.`}

      ${c.part.complaint`Sie können sich auch an die japanische Datenschutzkommission wenden
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
    en: (c) => prose`
      ## Your rights in Japan

      ${c.part.rights(prose`
        If you live in Japan, the Act on the Protection of Personal Information (APPI) lets you ask us:

        - to tell you for what purposes we use your data (Article 32)
        - to disclose to you, electronically if you wish, your data and our records of providing it to third parties (Article 33)
        - to correct, add to or delete data that is wrong (Article 34)
        - to stop using data or to erase it where we use or obtained it unlawfully, no longer need it, or your rights or legitimate
          interests may be harmed (Article 35)
        - to stop providing it to third parties in these cases or where the provision is unlawful (Article 35)`)}

      ${c.part
        .answer`**Request and fees:** make your request as the section “How to make a request” describes; somebody may act for you. We
      check that the request comes from you or your agent, reply without delay and explain a refusal. We charge no fees.`}

      ${c.part
        .business`**Who represents the company:** its name and address are given in the section “Contact”. On request we tell
      you without delay who legally represents it.`}

      ${c.part.individual`**Address:** our name is given in the section “Contact”. We tell you our address on request without delay.`}

      ${c.part
        .safety`**Security:** the section “How we protect data” names measures. On request we tell you more about rules,
      responsibilities and technology, as far as this does not impair security.`}

      ${c.part.abroad`**Abroad:** ${c.part
        .countries`we or our recipients process your data outside Japan in these countries:
      ${placesBeyond(c, 'JP')}.`} ${c.part.further`Some recipients may process data in other countries as well.`} We provide data to third
      parties in another country only with your consent, unless Japan’s data protection commission has recognised the country as
      equivalent, the recipient maintains equivalent protection, or the law allows it. Before you consent, we name the country, its
      data protection law and the recipient’s protective measures. Where a recipient maintains equivalent protection, we tell
      you on request how we ensure this (Article 28).`}

      ${c.part.person(prose`
        **Questions and complaints** about how we handle your data go to:

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Questions and complaints** about how we handle your data reach us with the details in the section “Contact”, for the
      attention of the person responsible for data protection.`}

      ${c.part.complaint`You may also turn to Japan’s data protection commission
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
    es: (c) => prose`
      ## Sus derechos en Japón

      ${c.part.rights(prose`
        Si vive en Japón, la ley japonesa de protección de la información personal (APPI) le permite pedirnos:

        - que le indiquemos para qué utilizamos sus datos (artículo 32)
        - que le facilitemos sus datos y los registros de su comunicación a terceros, si lo desea por vía electrónica (artículo 33)
        - que corrijamos, completemos o eliminemos los datos incorrectos (artículo 34)
        - que dejemos de utilizar los datos o los suprimamos si los usamos u obtuvimos ilícitamente, si ya no los necesitamos o si sus
          derechos o intereses legítimos pueden verse lesionados (artículo 35)
        - que dejemos de comunicarlos a terceros en estos casos o si la comunicación es ilícita (artículo 35)`)}

      ${c.part
        .answer`**Solicitud y costes:** presente su solicitud como describe el apartado «Cómo presentar una solicitud»; puede actuar por
      medio de un representante. Comprobamos que procede de usted o de su representante, respondemos sin demora y, si
      denegamos la solicitud, indicamos los motivos. No cobramos tasas.`}

      ${c.part
        .business`**Representación de la empresa:** el nombre y la dirección figuran en el apartado «Contacto». Si lo pide, le
      comunicamos sin demora quién la representa legalmente.`}

      ${c.part.individual`**Dirección:** nuestro nombre figura en el apartado «Contacto». Si lo pide, le comunicamos sin demora nuestra dirección.`}

      ${c.part
        .safety`**Seguridad:** el apartado «Cómo protegemos los datos» indica las medidas. Si lo pide, le damos más información sobre
      las normas internas, las responsabilidades y las medidas técnicas, siempre que ello no ponga en peligro la seguridad.`}

      ${c.part.abroad`**Extranjero:** ${c.part
        .countries`nosotros o nuestros destinatarios tratamos sus datos fuera de Japón, en concreto en:
      ${placesBeyond(c, 'JP')}.`} ${c.part.further`Algunos destinatarios pueden tratar datos también en otros países.`} Solo comunicamos
      datos a terceros de otro país con su consentimiento, salvo que la comisión japonesa de protección de datos haya reconocido el
      país como equivalente, que el destinatario mantenga una protección equivalente o que la ley lo permita. Antes de que usted
      consienta, le indicamos el país, su legislación de protección de datos y las medidas de protección del destinatario. Si un
      destinatario mantiene una protección equivalente, le explicamos a petición suya cómo lo garantizamos (artículo 28).`}

      ${c.part.person(prose`
        **Preguntas y quejas** sobre cómo manejamos sus datos:

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Preguntas y quejas** sobre cómo manejamos sus datos: escríbanos por una de las vías del apartado «Contacto», a la atención de la
      persona responsable de la protección de datos.`}

      ${c.part.complaint`También puede dirigirse a la comisión japonesa de protección de datos
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
    fr: (c) => prose`
      ## Vos droits au Japon

      ${c.part.rights(prose`
        Si vous vivez au Japon, la loi japonaise sur la protection des informations personnelles (APPI) vous permet de nous demander :

        - de vous indiquer à quelles fins nous utilisons vos données (article 32)
        - de vous communiquer vos données et les relevés de leur communication à des tiers, par voie électronique si vous le souhaitez (article 33)
        - de corriger, compléter ou supprimer les données inexactes (article 34)
        - de cesser d’utiliser les données ou de les effacer si nous les utilisons ou les avons obtenues illicitement, si nous n’en
          avons plus besoin ou si vos droits ou intérêts légitimes risquent d’être lésés (article 35)
        - de cesser de les communiquer à des tiers dans ces cas ou si la communication est illicite (article 35)`)}

      ${c.part
        .answer`**Demande et frais :** présentez votre demande comme l’indique la section « Comment présenter une demande » ; vous
      pouvez vous faire représenter. Nous vérifions que la demande vient de vous ou de votre représentant, répondons sans tarder et
      motivons un refus. Nous ne demandons pas de frais.`}

      ${c.part
        .business`**Représentation de l’entreprise :** le nom et l’adresse figurent dans la section « Contact ». Sur demande, nous vous
      indiquons sans tarder qui la représente légalement.`}

      ${c.part.individual`**Adresse :** notre nom figure dans la section « Contact ». Sur demande, nous vous indiquons sans tarder notre adresse.`}

      ${c.part
        .safety`**Sécurité :** la section « Comment nous protégeons les données » indique des mesures. Sur demande, nous vous en disons plus sur
      les règles, les responsabilités et la technique, dans la mesure où cela ne compromet pas la sécurité.`}

      ${c.part.abroad`**À l’étranger :** ${c.part
        .countries`nous-mêmes ou nos destinataires traitons vos données hors du Japon dans ces pays :
      ${placesBeyond(c, 'JP')}.`} ${c.part.further`Certains destinataires peuvent aussi traiter des données dans d’autres pays.`} Nous ne
      communiquons des données à des tiers dans un autre pays qu’avec votre consentement, sauf si la commission japonaise de
      protection des informations personnelles a reconnu ce pays comme équivalent, si le destinataire maintient une protection équivalente ou si la loi le permet.
      Avant que vous ne consentiez, nous vous indiquons le pays, son droit de la protection des données et les mesures de protection
      du destinataire. Lorsqu’un destinataire maintient une protection équivalente, nous vous expliquons sur demande comment nous
      nous en assurons (article 28).`}

      ${c.part.person(prose`
        **Questions et plaintes** sur la façon dont nous traitons vos données :

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Questions et plaintes** sur la façon dont nous traitons vos données : écrivez-nous aux coordonnées de la section
      « Contact », à l’attention de la personne chargée de la protection des données.`}

      ${c.part
        .complaint`Vous pouvez aussi vous adresser à la commission japonaise de protection des informations personnelles
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
    it: (c) => prose`
      ## I Suoi diritti in Giappone

      ${c.part.rights(prose`
        Se vive in Giappone, la legge giapponese sulla protezione delle informazioni personali (APPI) Le consente di chiederci:

        - di indicarLe per quali finalità utilizziamo i Suoi dati (art. 32)
        - di comunicarLe, se lo desidera anche per via elettronica, i Suoi dati e le registrazioni della loro comunicazione a terzi (art. 33)
        - di correggere, integrare o cancellare i dati errati (art. 34)
        - di non utilizzare più i dati o di cancellarli se li usiamo o li abbiamo ottenuti illecitamente, se non ci servono più o se i
          Suoi diritti o interessi legittimi possono essere lesi (art. 35)
        - di non comunicarli più a terzi in questi casi o se la comunicazione è illecita (art. 35)`)}

      ${c.part
        .answer`**Richiesta e costi:** presenti la richiesta come descritto nella sezione «Come presentare una richiesta»; può farsi
      rappresentare. Verifichiamo che provenga da Lei o dal Suo rappresentante, rispondiamo senza ritardo e motiviamo un rifiuto.
      Non chiediamo alcun pagamento.`}

      ${c.part
        .business`**Rappresentanza dell’impresa:** il nome e l’indirizzo dell’impresa si trovano nella sezione «Contatti». Su richiesta Le comunichiamo senza
      ritardo chi la rappresenta legalmente.`}

      ${c.part.individual`**Indirizzo:** il nostro nome si trova nella sezione «Contatti». Su richiesta Le comunichiamo senza ritardo il nostro indirizzo.`}

      ${c.part
        .safety`**Sicurezza:** la sezione «Come proteggiamo i dati» indica le nostre misure. Su richiesta Le forniamo altre informazioni su regole, competenze e tecnica, purché la sicurezza non ne risenta.`}

      ${c.part.abroad`**Estero:** ${c.part
        .countries`noi o i nostri destinatari trattiamo i Suoi dati fuori del Giappone in questi paesi:
      ${placesBeyond(c, 'JP')}.`} ${c.part.further`Alcuni destinatari possono trattare dati anche in altri paesi.`} Comunichiamo dati a terzi
      in un altro paese solo con il Suo consenso, salvo che la commissione giapponese per la protezione dei dati abbia riconosciuto il
      paese come equivalente, che il destinatario mantenga una protezione equivalente o che la legge lo permetta. Prima del consenso Le
      indichiamo il paese, la sua legislazione sulla protezione dei dati e le misure di protezione del destinatario. Se un destinatario
      mantiene una protezione equivalente, su richiesta Le spieghiamo come lo assicuriamo (art. 28).`}

      ${c.part.person(prose`
        **Domande e reclami** su come gestiamo i Suoi dati:

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Domande e reclami** su come gestiamo i Suoi dati: ci scriva ai recapiti della sezione «Contatti», all’attenzione della
      persona che si occupa della protezione dei dati.`}

      ${c.part.complaint`Può rivolgersi anche alla commissione giapponese per la protezione dei dati
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
    nl: (c) => prose`
      ## Uw rechten in Japan

      ${c.part.rights(prose`
        Als u in Japan woont, kunt u ons volgens de Japanse wet op de bescherming van persoonsgegevens (APPI) vragen:

        - u mee te delen voor welke doeleinden wij uw gegevens gebruiken (artikel 32)
        - u uw gegevens en de aantekeningen over de verstrekking daarvan aan derden te geven, desgewenst elektronisch (artikel 33)
        - onjuiste gegevens te corrigeren, aan te vullen of te wissen (artikel 34)
        - gegevens niet meer te gebruiken of te wissen als wij ze onrechtmatig gebruiken of hebben verkregen, ze niet meer nodig hebben
          of uw rechten of gerechtvaardigde belangen kunnen worden geschaad (artikel 35)
        - ze in die gevallen of bij onrechtmatige verstrekking niet meer aan derden te verstrekken (artikel 35)`)}

      ${c.part
        .answer`**Verzoek en kosten:** dien uw verzoek in zoals het onderdeel “Hoe u een verzoek indient” beschrijft; u kunt zich laten
      vertegenwoordigen. Wij gaan na of het verzoek van u of uw vertegenwoordiger komt, antwoorden zonder vertraging en motiveren een
      weigering. Wij vragen geen vergoeding.`}

      ${c.part
        .business`**Vertegenwoordiging van het bedrijf:** naam en adres staan in het onderdeel “Contact”. Op verzoek zeggen wij u zonder
      vertraging wie het bedrijf wettelijk vertegenwoordigt.`}

      ${c.part.individual`**Adres:** onze naam staat in het onderdeel “Contact”. Op verzoek zeggen wij u zonder vertraging ons adres.`}

      ${c.part
        .safety`**Beveiliging:** het onderdeel “Hoe wij gegevens beschermen” noemt maatregelen. Op verzoek vertellen wij u meer over regels,
      bevoegdheden en techniek, zolang de veiligheid daar niet onder lijdt.`}

      ${c.part.abroad`**Buitenland:** ${c.part
        .countries`wij of onze ontvangers verwerken uw gegevens buiten Japan in deze landen:
      ${placesBeyond(c, 'JP')}.`} ${c.part.further`Sommige ontvangers kunnen gegevens ook in andere landen verwerken.`} Aan derden in een
      ander land verstrekken wij gegevens alleen met uw toestemming, tenzij de Japanse commissie voor gegevensbescherming het land als
      gelijkwaardig heeft erkend, de ontvanger een gelijkwaardige bescherming handhaaft of de wet het toestaat. Voordat u toestemming
      geeft, noemen wij u het land, zijn privacyrecht en de beschermingsmaatregelen van de ontvanger. Handhaaft een ontvanger een
      gelijkwaardige bescherming, dan leggen wij u op verzoek uit hoe wij daarvoor zorgen (artikel 28).`}

      ${c.part.person(prose`
        **Vragen en klachten** over hoe wij met uw gegevens omgaan, kunt u richten aan:

        ${items(officersOf(c, 'jp_appi'))}`)}

      ${c.part
        .desk`**Vragen en klachten** over hoe wij met uw gegevens omgaan, stuurt u ons via de gegevens in het onderdeel “Contact”, ter
      attentie van de persoon die over gegevensbescherming gaat.`}

      ${c.part.complaint`U kunt zich ook wenden tot de Japanse commissie voor gegevensbescherming
      ([Personal Information Protection Commission](https://www.ppc.go.jp)).`}`,
  },
});
