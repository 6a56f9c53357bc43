import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Protection of Personal Information Act 4 of 2013 (South Africa). notice: section 18(1); rights of sections
 * 23, 24, 11(2)(b) and 11(3) with 69; transfers and their protection section 72; contact details of the Information
 * Regulator section 18(1)(h)(iv), complaint section 74. Data, sources, purposes and recipients stand in the body.
 * officer: sections 1 and 55 (by law the head of the business, unless a deputy is named). Left out: special and
 * children's data (sections 26-35), the forms of the Regulations, which the Regulator hands out.
 */
export const rightsZa = clause({
  id: 'pp.rights.za',
  version: 1,
  when: (a) => has(a.laws, 'popia'),
  parts: {
    notice: { meets: ['za-popia-18'] },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'ZA') },
    further: { meets: [], when: mayReachFurther },
    protection: { meets: [], when: (a) => reachesBeyond(a, 'ZA') || mayReachFurther(a) },
    none: { meets: [], when: (a) => !reachesBeyond(a, 'ZA') && !mayReachFurther(a) },
    named: { meets: [], when: (a) => namesOfficer(a, 'popia') },
    unnamed: { meets: [], when: (a) => !namesOfficer(a, 'popia') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Südafrika

      ${c.part.notice(prose`
        Wenn Sie in Südafrika leben, haben Sie nach dem südafrikanischen Datenschutzgesetz POPIA (Gesetz Nr. 4 von 2013) diese Rechte:

        - **Auskunft** (Section 23): Sie erfahren kostenlos, ob wir personenbezogene Daten über Sie haben. Sie können verlangen,
          dass wir sie Ihnen mitteilen und sagen, wer Zugang zu ihnen hatte; Kosten dafür nennen wir vorher.
        - **Berichtigung und Löschung** (Section 24): Das gilt für Daten, die unrichtig, unerheblich, zu umfangreich, veraltet,
          unvollständig, irreführend oder rechtswidrig erlangt sind oder die wir nicht länger aufbewahren dürfen.
        - **Widerspruch** (Section 11(3)): Einer Verarbeitung, die auf berechtigten Interessen beruht, gleich ob Ihren, unseren oder denen Dritter, können Sie aus Gründen Ihrer besonderen Lage widersprechen, der Direktwerbung jederzeit ohne Gründe.
        - **Widerruf der Einwilligung** (Section 11(2)): Sie können Ihre Einwilligung jederzeit widerrufen. Die Verarbeitung bis
          dahin bleibt rechtmäßig.

        Wie Sie vorgehen, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten innerhalb angemessener Frist.

        **Erhebung:** Verantwortlich sind wir; unser Name und unsere Kontaktdaten stehen im Abschnitt „Kontakt“. Zwecke und
        Empfänger nennen die Abschnitte „Wofür wir Daten verwenden“ und „Wer Ihre Daten erhält“. Ihre Angaben sind freiwillig, soweit
        nicht ein Gesetz sie verlangt; wir nennen es dann. Ohne Daten, die wir für eine Leistung brauchen, können wir sie unter
        Umständen nicht erbringen.

        **Ausland:** ${c.part.countries`Ihre Daten werden auch im Ausland verarbeitet, und zwar hier: ${placesBeyond(c, 'ZA')}.`} ${c
          .part
          .further`Einige Empfänger können in Ländern außerhalb Südafrikas sitzen, die wir nicht im Voraus nennen können.`} ${c
          .part
          .protection`Der Schutz dort kann ein anderer sein als in Südafrika. Wir übermitteln Daten nur unter den
        Voraussetzungen von Section 72, also etwa, wenn ein Gesetz, verbindliche Unternehmensregeln oder ein Vertrag den
        Empfänger zu angemessenem Schutz verpflichten, wenn Sie einwilligen oder wenn der Vertrag mit Ihnen es erfordert.`} ${c
          .part.none`Wir beabsichtigen nicht, Ihre Daten in Länder außerhalb Südafrikas zu übermitteln.`}

        **Beschwerde:** Sie können sich bei der südafrikanischen Aufsichtsbehörde „Information Regulator“ beschweren: Woodmead North
        Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191, [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Information Officer:** Für den Datenschutz nach diesem Gesetz ist bei uns zuständig:

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Information Officer:** Für den Datenschutz nach diesem Gesetz ist bei uns die Person zuständig, die unser
      Unternehmen leitet. Schreiben Sie an die Kontaktdaten im Abschnitt „Kontakt“ mit dem Zusatz „Information Officer“.`}`,
    en: (c) => prose`
      ## Your rights in South Africa

      ${c.part.notice(prose`
        If you live in South Africa, the Protection of Personal Information Act 4 of 2013 (POPIA) gives you these rights:

        - **Access** (section 23): you learn free of charge whether we hold personal information about you. You may ask us for
          it and for the identity of those who have had access to it; we tell you any fee for this beforehand.
        - **Correction and deletion** (section 24): this covers information that is inaccurate, irrelevant, excessive, out of
          date, incomplete, misleading or obtained unlawfully, or that we are no longer authorised to retain.
        - **Objection** (section 11(3)): on grounds relating to your particular situation you may object to processing that rests
          on your legitimate interests, ours or those of a third party, and at any time, without giving grounds, to direct marketing.
        - **Withdrawal of consent** (section 11(2)): you may withdraw your consent at any time. Processing up to then remains
          lawful.

        The section “How to make a request” says how to proceed. We reply within a reasonable time.

        **Collection:** we are the responsible party; our name and contact details are given in the section “Contact”. The sections
        “What we use data for” and “Who receives your data” name purposes and recipients. Giving information is voluntary
        unless a law requires it; we then tell you which. Without information that we need for a service, we may be unable to
        provide it.

        **Other countries.** ${c.part.countries`Your information is also processed in these countries:
        ${placesBeyond(c, 'ZA')}.`} ${c.part
          .further`Some recipients may be in countries outside South Africa that we cannot name in
        advance.`} ${c.part
          .protection`Protection there may differ from that in South Africa. We transfer information only on the
        conditions of section 72, for example where a law, binding corporate rules or an agreement oblige the recipient to
        protect it adequately, where you consent or where the contract with you requires it.`} ${c.part
          .none`We do not intend to
        transfer your information to countries outside South Africa.`}

        **Complaint:** you may complain to the Information Regulator (South Africa): Woodmead North Office Park, 54 Maxwell
        Drive, Woodmead, Johannesburg, 2191,
        [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Information officer:** responsible for data protection under this Act in our business is:

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Information officer:** the head of our business is our information officer. Please write to the contact
      details in the section “Contact”, for the attention of the information officer.`}`,
    es: (c) => prose`
      ## Sus derechos en Sudáfrica

      ${c.part.notice(prose`
        Si usted vive en Sudáfrica, la ley sudafricana de protección de datos POPIA (ley n.º 4 de 2013) le reconoce estos derechos:

        - **Acceso** (artículo 23): le decimos gratuitamente si tenemos datos personales suyos. Puede pedirnos esos datos y que
          le indiquemos quién ha tenido acceso a ellos; si tiene un coste, se lo comunicamos previamente.
        - **Corrección y supresión** (artículo 24): se aplica a los datos inexactos, irrelevantes, excesivos, desactualizados,
          incompletos, engañosos u obtenidos ilícitamente, y a los que ya no podemos conservar.
        - **Oposición** (artículo 11, apartado 3): por motivos relacionados con su situación particular, puede oponerse al
          tratamiento basado en sus intereses legítimos, en los nuestros o en los de un tercero y, en cualquier momento y sin motivo, a la
          publicidad directa.
        - **Retirada del consentimiento** (artículo 11, apartado 2): puede retirar su consentimiento en cualquier momento. El
          tratamiento anterior sigue siendo lícito.

        El apartado «Cómo presentar una solicitud» explica cómo proceder. Respondemos en un plazo razonable.

        **Recogida:** los responsables del tratamiento somos nosotros; nuestro nombre y nuestros datos de contacto figuran en el apartado «Contacto». Los
        apartados «Para qué utilizamos los datos» y «Quién recibe sus datos» indican los fines y los destinatarios. Facilitar datos es voluntario,
        salvo que una ley lo exija; en ese caso se lo indicamos. Sin los datos que necesitamos para un servicio, es posible que
        no podamos prestarlo.

        **Otros países.** ${c.part.countries`Sus datos se tratan también fuera de Sudáfrica, en concreto en: ${placesBeyond(c, 'ZA')}.`} ${c
          .part
          .further`Algunos destinatarios pueden estar en países distintos de Sudáfrica que no podemos indicar de antemano.`} ${c
          .part
          .protection`La protección puede ser allí distinta de la de Sudáfrica. Solo transferimos datos en las condiciones
        del artículo 72, por ejemplo si una ley, unas normas corporativas vinculantes o un acuerdo obligan al destinatario a
        protegerlos adecuadamente, si usted consiente o si lo exige el contrato con usted.`} ${c.part
          .none`No tenemos previsto
        transferir sus datos a países distintos de Sudáfrica.`}

        **Queja:** puede presentar una queja ante la autoridad sudafricana «Information Regulator»: Woodmead North Office Park,
        54 Maxwell Drive, Woodmead, Johannesburg, 2191,
        [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Responsable de información («Information Officer»):** en nuestra empresa se ocupa de la protección de datos conforme a
        esta ley:

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Responsable de información («Information Officer»):** se ocupa de ello la persona que dirige nuestra empresa.
      Escríbanos por una de las vías del apartado «Contacto», a la atención del «Information Officer».`}`,
    fr: (c) => prose`
      ## Vos droits en Afrique du Sud

      ${c.part.notice(prose`
        Si vous vivez en Afrique du Sud, la loi sud-africaine sur la protection des données POPIA (loi n° 4 de 2013) vous donne
        ces droits :

        - **Accès** (article 23) : nous vous indiquons gratuitement si nous détenons des données à caractère personnel sur vous. Vous
          pouvez les demander, ainsi que l’identité de ceux qui y ont eu accès ; nous vous indiquons au préalable les frais
          éventuels.
        - **Correction et suppression** (article 24) : elles visent les données inexactes, dénuées de pertinence, excessives,
          périmées, incomplètes, trompeuses ou obtenues illicitement, et celles que nous n’avons plus le droit de conserver.
        - **Opposition** (article 11, paragraphe 3) : pour des raisons tenant à votre situation particulière, vous pouvez vous opposer
          au traitement fondé sur vos intérêts légitimes, les nôtres ou ceux d’un tiers et, à tout moment et sans motif, à la prospection
          directe.
        - **Retrait du consentement** (article 11, paragraphe 2) : vous pouvez retirer votre consentement à tout moment. Le
          traitement antérieur reste licite.

        La section « Comment présenter une demande » indique comment procéder. Nous répondons dans un délai raisonnable.

        **Collecte :** nous sommes responsables du traitement ; notre nom et nos coordonnées figurent dans la section
        « Contact ». Les sections « À quoi servent les données » et « Qui reçoit vos données » indiquent les finalités et les
        destinataires. Vous êtes libre de fournir des données, sauf si une loi l’exige ; nous vous l’indiquons alors. Sans les données
        nécessaires à une prestation, il se peut que nous ne puissions pas la fournir.

        **Autres pays.** ${c.part.countries`Vos données sont aussi traitées dans les pays suivants : ${placesBeyond(c, 'ZA')}.`} ${c
          .part
          .further`Certains destinataires peuvent se trouver dans des pays autres que l’Afrique du Sud que nous ne pouvons pas
        indiquer à l’avance.`} ${c.part
          .protection`La protection peut y être différente de celle offerte en Afrique du Sud. Nous ne
        transférons des données qu’aux conditions de l’article 72, par exemple lorsqu’une loi, des règles d’entreprise
        contraignantes ou un accord obligent le destinataire à les protéger de façon adéquate, que vous y consentez ou que
        le contrat conclu avec vous l’exige.`} ${c.part
          .none`Nous n’avons pas l’intention de transférer vos données vers des pays
        autres que l’Afrique du Sud.`}

        **Plainte :** vous pouvez saisir l’autorité sud-africaine « Information Regulator » : Woodmead North Office Park, 54
        Maxwell Drive, Woodmead, Johannesburg, 2191,
        [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Responsable de l’information (« Information Officer ») :** la personne chargée chez nous de la protection des données
        au titre de cette loi est :

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Responsable de l’information (« Information Officer ») :** cette fonction est exercée par la personne qui
      dirige notre entreprise. Écrivez aux coordonnées indiquées dans la section « Contact », à l’attention de
      l’« Information Officer ».`}`,
    it: (c) => prose`
      ## I Suoi diritti in Sudafrica

      ${c.part.notice(prose`
        Se vive in Sudafrica, la legge sudafricana sulla protezione dei dati POPIA (legge n. 4 del 2013) Le riconosce questi diritti:

        - **Accesso** (art. 23): Le diciamo gratuitamente se deteniamo dati personali su di Lei. Può chiederci tali dati e
          sapere chi vi ha avuto accesso; eventuali costi Le vengono comunicati in anticipo.
        - **Rettifica e cancellazione** (art. 24): riguardano i dati inesatti, non pertinenti, eccessivi, non aggiornati, incompleti,
          fuorvianti o ottenuti illecitamente e quelli che non possiamo più conservare.
        - **Opposizione** (art. 11, par. 3): per motivi legati alla Sua situazione particolare può opporsi al trattamento basato sui Suoi legittimi interessi, sui nostri o su quelli di terzi e, in qualsiasi momento e senza motivi, al marketing diretto.
        - **Revoca del consenso** (art. 11, par. 2): può revocare il consenso in qualsiasi momento. Il trattamento precedente
          resta lecito.

        La sezione «Come presentare una richiesta» spiega come procedere. Rispondiamo entro un termine ragionevole.

        **Raccolta:** i titolari del trattamento siamo noi; il nostro nome e i nostri recapiti si trovano nella sezione «Contatti». Le sezioni «Per quali
        finalità utilizziamo i dati» e «Chi riceve i Suoi dati» indicano finalità e destinatari. Fornire dati è facoltativo, salvo che una legge lo
        richieda; in tal caso gliela indichiamo. Senza i dati necessari a un servizio potremmo non essere in grado di fornirlo.

        **Altri paesi.** ${c.part.countries`I Suoi dati sono trattati anche in questi paesi: ${placesBeyond(c, 'ZA')}.`} ${c
          .part
          .further`Alcuni destinatari possono trovarsi in paesi diversi dal Sudafrica che non possiamo indicare in anticipo.`} ${c
          .part
          .protection`La protezione può essere lì diversa da quella del Sudafrica. Trasferiamo dati solo alle condizioni
        dell’art. 72, ad esempio se una legge, norme vincolanti d’impresa o un accordo obbligano il destinatario a proteggerli in
        modo adeguato, se Lei acconsente o se il contratto con Lei lo richiede.`} ${c.part
          .none`Non intendiamo trasferire i Suoi
        dati in paesi diversi dal Sudafrica.`}

        **Reclamo:** può presentare un reclamo all’autorità sudafricana «Information Regulator»: Woodmead North Office Park, 54
        Maxwell Drive, Woodmead, Johannesburg, 2191,
        [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Incaricato dell’informazione («Information Officer»):** da noi si occupa della protezione dei dati ai sensi di questa
        legge:

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Incaricato dell’informazione («Information Officer»):** se ne occupa la persona che dirige la nostra impresa.
      Scriva ai recapiti della sezione «Contatti», all’attenzione dell’«Information Officer».`}`,
    nl: (c) => prose`
      ## Uw rechten in Zuid-Afrika

      ${c.part.notice(prose`
        Als u in Zuid-Afrika woont, hebt u volgens de Zuid-Afrikaanse privacywet POPIA (wet nr. 4 van 2013) deze rechten:

        - **Inzage** (artikel 23): u verneemt gratis of wij persoonsgegevens over u hebben. U kunt ons vragen om die gegevens en om
          de namen van wie er toegang toe heeft gehad; eventuele kosten noemen wij vooraf.
        - **Correctie en wissing** (artikel 24): dit geldt voor gegevens die onjuist, niet ter zake dienend, bovenmatig, verouderd,
          onvolledig, misleidend of onrechtmatig verkregen zijn of die wij niet langer mogen bewaren.
        - **Bezwaar** (artikel 11, lid 3): om redenen die met uw bijzondere situatie te maken hebben, kunt u bezwaar maken tegen
          verwerking op grond van uw gerechtvaardigde belangen, de onze of die van een derde, en altijd, zonder redenen, tegen direct
          marketing.
        - **Intrekking van de toestemming** (artikel 11, lid 2): u kunt uw toestemming altijd intrekken. De verwerking tot dan
          blijft rechtmatig.

        In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden binnen een redelijke termijn.

        **Verzameling:** wij zijn de verwerkingsverantwoordelijke; onze naam en contactgegevens staan in het onderdeel “Contact”. De onderdelen
        “Waarvoor wij gegevens gebruiken” en “Wie uw gegevens ontvangt” noemen de doeleinden en de ontvangers. Gegevens verstrekken is vrijwillig, tenzij
        een wet het eist; wij noemen die dan. Zonder de gegevens die wij voor een dienst nodig hebben, kunnen wij die misschien
        niet leveren.

        **Andere landen.** ${c.part.countries`Uw gegevens worden ook in deze landen verwerkt: ${placesBeyond(c, 'ZA')}.`} ${c
          .part
          .further`Sommige ontvangers kunnen in landen buiten Zuid-Afrika gevestigd zijn die wij niet vooraf kunnen noemen.`} ${c
          .part
          .protection`De bescherming daar kan anders zijn dan in Zuid-Afrika. Wij geven gegevens alleen door onder de voorwaarden
        van artikel 72, bijvoorbeeld als een wet, bindende bedrijfsvoorschriften of een overeenkomst de ontvanger tot passende
        bescherming verplichten, als u toestemming geeft of als de overeenkomst met u het vereist.`} ${c.part
          .none`Wij zijn niet
        van plan uw gegevens door te geven aan landen buiten Zuid-Afrika.`}

        **Klacht:** u kunt een klacht indienen bij de Zuid-Afrikaanse toezichthouder “Information Regulator”: Woodmead North
        Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191,
        [POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za),
        [inforegulator.org.za](https://inforegulator.org.za).`)}

      ${c.part.named(prose`
        **Informatiefunctionaris (“Information Officer”):** bij ons is volgens deze wet verantwoordelijk voor gegevensbescherming:

        ${items(officersOf(c, 'popia'))}`)}

      ${c.part
        .unnamed`**Informatiefunctionaris (“Information Officer”):** bij ons is dat de persoon die ons bedrijf leidt. Schrijf
      naar de contactgegevens in het onderdeel “Contact”, ter attentie van de “Information Officer”.`}`,
  },
});
