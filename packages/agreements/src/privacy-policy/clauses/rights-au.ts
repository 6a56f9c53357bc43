import { has, prose, type Prose, sequence } from '../../document/authoring.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/** Day on which APP 1.7 to 1.9 begin (Privacy and Other Legislation Amendment Act 2024). */
function fromDecember2026<Part extends string>(
  { today }: { today: string },
  words: Prose<Part>,
): Prose<Part> {
  return today >= '2026-12-10' ? words : sequence<Part>([]);
}

/**
 * Drafting note. Privacy Act 1988 (Cth), Schedule 1. requests: APP 1.4(d)-(e) with APP 12 (30 days is the OAIC's measure of
 * a reasonable period), APP 13, APP 7.6 and section 40(1A) (30 days to answer before a complaint to the OAIC).
 * overseas: APP 1.4(f)-(g), 5.2(i)-(j), 8: either that recipients are likely to be overseas, with the countries the answers
 * name, or that they are not. consequences: APP 5.2(c), (e), which the body says under the GDPR only.
 * automated: APP 1.7-1.9 from 10 December 2026; the section on automated decisions holds the kinds and what they rest on.
 * APP 1.4(a)-(c) stand in the body. Left out: anonymity (APP 2), credit reporting, tax file numbers, state health statutes.
 */
export const rightsAu = clause({
  id: 'pp.rights.au',
  version: 3,
  when: (a) => has(a.laws, 'au_privacy_act'),
  parts: {
    requests: { meets: ['au-app-1-4-de'] },
    overseas: { meets: ['au-app-1-4-fg'] },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'AU') },
    further: { meets: [], when: mayReachFurther },
    none: { meets: [], when: (a) => !reachesBeyond(a, 'AU') && !mayReachFurther(a) },
    consequences: { meets: ['au-app-5'] },
    automated: { meets: ['au-app-1-7'], when: (a) => holdsFact(a, 'data:adm-assisted') },
    alone: { meets: [], when: (a) => holdsFact(a, 'data:adm') },
    helped: { meets: [], when: (a) => has(a.ai_features, 'moderation') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Australien

      ${c.part.requests(prose`
        Wenn Sie in Australien leben, haben Sie nach den „Australian Privacy Principles“ (APP) des Datenschutzgesetzes von 1988
        diese Rechte:

        - **Auskunft** (APP 12): Sie können die personenbezogenen Daten verlangen, die wir über Sie haben. Die Anfrage ist
          kostenlos; für den Zugang zu den Daten können wir Kosten verlangen, die nicht überhöht sein dürfen.
        - **Berichtigung** (APP 13): Wir berichtigen unrichtige, veraltete, unvollständige, unerhebliche oder irreführende
          Daten kostenlos. Lehnen wir das ab, können Sie verlangen, dass wir den Daten Ihre Sicht beifügen.
        - **Direktwerbung** (APP 7): Sie können jederzeit verlangen, dass wir Ihre Daten nicht mehr für Direktwerbung verwenden
          oder weitergeben, und fragen, woher wir sie haben.

        Wie Sie anfragen, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten binnen 30 Tagen und begründen eine
        Ablehnung schriftlich.

        **Beschwerde:** Meinen Sie, dass wir gegen die APP verstoßen haben, schreiben Sie an die Kontaktdaten im Abschnitt
        „Kontakt“ und schildern Sie, was geschehen ist. Wir prüfen die Beschwerde und antworten schriftlich binnen 30 Tagen.
        Erhalten Sie keine Antwort oder sind Sie mit ihr nicht einverstanden, können Sie sich beim „Office of the Australian
        Information Commissioner“ (OAIC) beschweren: [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Empfänger im Ausland:** ${c.part
        .countries`Wir geben Ihre Daten voraussichtlich an Empfänger außerhalb
      Australiens weiter oder verarbeiten sie dort selbst, und zwar hier: ${placesBeyond(c, 'AU')}.`} ${c.part
        .further`Einige Empfänger können in Ländern außerhalb Australiens sitzen, die wir nicht im Voraus nennen können.`} ${c
        .part
        .none`Wir rechnen nicht damit, dass wir Ihre Daten an Empfänger außerhalb Australiens weitergeben.`}`}

      ${c.part
        .consequences`**Wenn Sie uns Daten nicht geben:** Ihre Angaben sind freiwillig, soweit nicht ein Vertrag mit Ihnen sie erfordert oder ein Gesetz oder ein
      Gericht verlangt, dass wir sie erheben; das Gesetz nennen wir dann. Ohne Daten, die wir für eine Leistung brauchen, können
      wir sie unter Umständen nicht erbringen.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Entscheidungen mit Computerprogrammen** (APP 1.7): ${c.part
          .alone`Programme treffen allein die
        Entscheidungen, die der Abschnitt „Automatisierte Verarbeitung und Entscheidungen“ beschreibt; dort steht auch, auf
        welchen Daten sie beruhen.`} ${c.part
          .helped`Ein Programm entscheidet oder hilft wesentlich bei der Entscheidung, ob
        Inhalte von Nutzern zurückgehalten oder ausgeblendet werden. Es verwendet dafür die Inhalte und die mit ihnen
        gespeicherten Daten.`}`,
      )}`,
    en: (c) => prose`
      ## Your rights in Australia

      ${c.part.requests(prose`
        If you live in Australia, you have these rights under the Australian Privacy Principles (APPs) of the Privacy Act 1988:

        - **Access** (APP 12): you may ask for the personal information that we hold about you. Asking is free; for giving
          access we may make a charge, which must not be excessive.
        - **Correction** (APP 13): we correct information that is inaccurate, out of date, incomplete, irrelevant or misleading,
          free of charge. If we refuse, you may ask us to attach a statement of your view to the information.
        - **Direct marketing** (APP 7): you may ask us at any time not to use or disclose your information for direct marketing,
          and ask where we got it.

        The section “How to make a request” says how to ask. We reply within 30 days and give written reasons for a refusal.

        **Complaint:** if you think that we have breached the APPs, please write to the contact details in the section
        “Contact” and tell us what happened. We examine the complaint and reply in writing within 30 days. If you receive no
        reply within that time or do not agree with our reply, you may complain to the Office of the Australian Information Commissioner (OAIC):
        [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Overseas recipients:** ${c.part
        .countries`We are likely to disclose your information to recipients
      outside Australia, or hold it there ourselves, in these countries: ${placesBeyond(c, 'AU')}.`} ${c.part
        .further`Some
      recipients may be in countries outside Australia that we cannot name in advance.`} ${c.part
        .none`We are not likely to
      disclose your information to recipients outside Australia.`}`}

      ${c.part
        .consequences`**If you do not give us information:** giving it is voluntary unless a contract with you calls for it or a law or a court requires us to
      collect it; we then tell you which law. Without information that we need for a service, we may be unable to provide it.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Decisions with computer programs** (APP 1.7). ${c.part
          .alone`Programs alone take the decisions described
        in the section “Automated processing and decisions”, which also says what personal information they rest on.`} ${c
          .part
          .helped`A program decides, or substantially helps to decide, whether content of users is held back or hidden. For this
        it uses the content and the personal information stored with it.`}`,
      )}`,
    es: (c) => prose`
      ## Sus derechos en Australia

      ${c.part.requests(prose`
        Si usted vive en Australia, los principios de privacidad australianos («Australian Privacy Principles», APP) de la ley de
        privacidad de 1988 le reconocen estos derechos:

        - **Acceso** (APP 12): puede pedir acceso a los datos personales que tenemos sobre usted. La solicitud es gratuita; por facilitar el acceso
          podemos cobrar una cantidad que no sea excesiva.
        - **Corrección** (APP 13): corregimos gratuitamente los datos inexactos, desactualizados, incompletos, irrelevantes o
          engañosos. Si nos negamos, puede pedir que añadamos a los datos una declaración con su punto de vista.
        - **Publicidad directa** (APP 7): puede pedir en cualquier momento que no utilicemos ni comuniquemos sus datos con fines de
          publicidad directa y preguntar de dónde los hemos obtenido.

        El apartado «Cómo presentar una solicitud» explica cómo hacerlo. Respondemos en un plazo de 30 días y motivamos por escrito las denegaciones.

        **Queja:** si cree que hemos infringido los APP, escríbanos por una de las vías del apartado «Contacto» y explique lo
        sucedido. Examinamos la queja y respondemos por escrito en un plazo de 30 días. Si no recibe respuesta o no está de
        acuerdo con ella, puede presentar una queja ante la autoridad australiana, «Office of the Australian Information
        Commissioner» (OAIC): [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Destinatarios en el extranjero:** ${c.part
        .countries`Es probable que comuniquemos sus datos a
        destinatarios situados fuera de Australia, o que los conservemos nosotros mismos fuera de ese país, en concreto en:
        ${placesBeyond(c, 'AU')}.`} ${c.part
        .further`Algunos destinatarios pueden estar en países distintos de Australia que no
      podemos indicar de antemano.`} ${c.part
        .none`No es probable que comuniquemos sus datos a destinatarios situados fuera de
        Australia.`}`}

      ${c.part
        .consequences`**Si no nos facilita datos:** facilitarlos es voluntario, salvo que un contrato con usted los exija o que una ley o un tribunal nos obligue a
      recogerlos; en ese caso le indicamos la ley. Sin los datos que necesitamos para un servicio, es posible que no podamos
      prestarlo.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Decisiones con programas informáticos** (APP 1.7). ${c.part
          .alone`Los programas toman por sí solos las
        decisiones que describe el apartado «Tratamiento y decisiones automatizados», que también indica en qué datos se
        basan.`} ${c.part
          .helped`Un programa decide, o contribuye de forma sustancial a decidir, si los contenidos de los usuarios
        se retienen o se ocultan. Para ello utiliza los contenidos y los datos personales conservados con ellos.`}`,
      )}`,
    fr: (c) => prose`
      ## Vos droits en Australie

      ${c.part.requests(prose`
        Si vous vivez en Australie, les principes australiens de protection de la vie privée (« Australian Privacy Principles »,
        APP) de la loi australienne de 1988 sur la vie privée (« Privacy Act 1988 ») vous donnent ces droits :

        - **Accès** (APP 12) : vous pouvez demander les données à caractère personnel que nous détenons sur vous. La demande est
          gratuite ; pour l’accès lui-même, nous pouvons demander des frais, qui ne doivent pas être excessifs.
        - **Correction** (APP 13) : nous corrigeons gratuitement les données inexactes, périmées, incomplètes, dénuées de
          pertinence ou trompeuses. En cas de refus, vous pouvez nous demander de joindre aux données une déclaration exposant
          votre point de vue.
        - **Prospection directe** (APP 7) : vous pouvez à tout moment demander que nous n’utilisions ni ne communiquions plus vos
          données à des fins de prospection directe, et demander d’où nous les tenons.

        La section « Comment présenter une demande » indique comment procéder. Nous répondons dans les 30 jours et motivons par
        écrit tout refus.

        **Plainte :** si vous estimez que nous avons enfreint les APP, écrivez aux coordonnées indiquées dans la section
        « Contact » et décrivez ce qui s’est passé. Nous examinons la plainte et y répondons par écrit dans les 30 jours. En
        l’absence de réponse ou en cas de désaccord, vous pouvez saisir l’autorité australienne, l’« Office of the Australian
        Information Commissioner » (OAIC) : [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Destinataires à l’étranger :** ${c.part
        .countries`Il est probable que nous communiquions vos données à des
      destinataires hors d’Australie, ou que nous les y conservions nous-mêmes, dans les pays suivants :
      ${placesBeyond(c, 'AU')}.`} ${c.part
        .further`Certains destinataires peuvent se trouver dans des pays autres que l’Australie
      que nous ne pouvons pas indiquer à l’avance.`} ${c.part
        .none`Il est peu probable que nous communiquions vos données à des
      destinataires hors d’Australie.`}`}

      ${c.part
        .consequences`**Si vous ne nous fournissez pas de données :** vous êtes libre de les fournir, sauf si un contrat avec vous l’exige ou si une loi ou un
      tribunal nous impose de les collecter ; nous vous indiquons alors la loi en cause. Sans les données nécessaires à une
      prestation, il se peut que nous ne puissions pas la fournir.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Décisions prises à l’aide de programmes informatiques** (APP 1.7). ${c.part
          .alone`Des programmes
        prennent seuls les décisions décrites dans la section « Traitement et décisions automatisés », qui précise aussi sur
        quelles données elles reposent.`} ${c.part
          .helped`Un programme décide, ou contribue de manière substantielle à décider, si
        des contenus d’utilisateurs sont retenus ou masqués. Il utilise à cette fin les contenus et les données à caractère personnel
        conservées avec eux.`}`,
      )}`,
    it: (c) => prose`
      ## I Suoi diritti in Australia

      ${c.part.requests(prose`
        Se vive in Australia, i principi australiani sulla privacy («Australian Privacy Principles», APP) del «Privacy Act 1988» Le riconoscono questi diritti:

        - **Accesso** (APP 12): può chiedere i dati personali che deteniamo su di Lei. La richiesta è gratuita; per l’accesso ai
          dati possiamo chiedere un importo, che non può essere eccessivo.
        - **Rettifica** (APP 13): correggiamo gratuitamente i dati inesatti, non aggiornati, incompleti, non pertinenti o
          fuorvianti. Se rifiutiamo, può chiedere che alleghiamo ai dati una dichiarazione con il Suo punto di vista.
        - **Marketing diretto** (APP 7): può chiedere in qualsiasi momento che non usiamo né comunichiamo i Suoi dati per il marketing
          diretto e domandare da dove li abbiamo ottenuti.

        La sezione «Come presentare una richiesta» spiega come fare. Rispondiamo entro 30 giorni e motiviamo per iscritto un
        eventuale rifiuto.

        **Reclamo:** se ritiene che abbiamo violato gli APP, scriva ai recapiti della sezione «Contatti» e spieghi che cosa è
        accaduto. Esaminiamo il reclamo e rispondiamo per iscritto entro 30 giorni. Se non riceve risposta o non è d’accordo, può
        rivolgersi all’autorità australiana, «Office of the Australian Information Commissioner» (OAIC):
        [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Destinatari all’estero:** ${c.part
        .countries`È probabile che comunichiamo i Suoi dati a destinatari fuori
      dell’Australia, o che li conserviamo noi stessi all’estero, in questi paesi: ${placesBeyond(c, 'AU')}.`} ${c
        .part.further`Alcuni
      destinatari possono trovarsi in paesi diversi dall’Australia che non possiamo indicare in anticipo.`} ${c
        .part.none`Non è
      probabile che comunichiamo i Suoi dati a destinatari fuori dell’Australia.`}`}

      ${c.part
        .consequences`**Se non ci fornisce dati:** fornirli è facoltativo, salvo che un contratto con Lei li richieda o che una legge o un giudice ci imponga di
      raccoglierli; in tal caso Le indichiamo la legge. Senza i dati necessari a un servizio potremmo non essere in grado di
      fornirlo.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Decisioni con programmi informatici** (APP 1.7). ${c.part
          .alone`I programmi prendono da soli le decisioni
        descritte nella sezione «Trattamento e decisioni automatizzati», che indica anche su quali dati si basano.`} ${c
          .part
          .helped`Un programma decide, o contribuisce in misura sostanziale a decidere, se i contenuti degli utenti vengono
        trattenuti o nascosti. A tal fine usa i contenuti e i dati personali conservati insieme a essi.`}`,
      )}`,
    nl: (c) => prose`
      ## Uw rechten in Australië

      ${c.part.requests(prose`
        Als u in Australië woont, hebt u volgens de “Australian Privacy Principles” (APP’s) van de privacywet van 1988 deze
        rechten:

        - **Inzage** (APP 12): u kunt de persoonsgegevens opvragen die wij over u hebben. Het verzoek is gratis; voor de inzage zelf
          kunnen wij een bedrag vragen, dat niet buitensporig mag zijn.
        - **Correctie** (APP 13): wij corrigeren onjuiste, verouderde, onvolledige, niet ter zake dienende of misleidende gegevens
          kosteloos. Weigeren wij dat, dan kunt u verlangen dat wij een verklaring met uw zienswijze bij de gegevens voegen.
        - **Direct marketing** (APP 7): u kunt altijd vragen dat wij uw gegevens niet meer voor direct marketing gebruiken of
          verstrekken, en vragen waar wij ze vandaan hebben.

        In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden binnen 30 dagen en geven bij een weigering
        schriftelijk de redenen.

        **Klacht:** vindt u dat wij de APP’s hebben geschonden, schrijf dan naar de contactgegevens in het onderdeel “Contact” en
        vertel wat er is gebeurd. Wij onderzoeken de klacht en antwoorden schriftelijk binnen 30 dagen. Krijgt u geen antwoord of
        bent u het er niet mee eens, dan kunt u een klacht indienen bij de Australische toezichthouder, het “Office of the
        Australian Information Commissioner” (OAIC): [www.oaic.gov.au](https://www.oaic.gov.au).`)}

      ${c.part.overseas`**Ontvangers in het buitenland:** ${c.part
        .countries`Wij verstrekken uw gegevens waarschijnlijk aan ontvangers
      buiten Australië of bewaren ze daar zelf, en wel in deze landen: ${placesBeyond(c, 'AU')}.`} ${c.part
        .further`Sommige
      ontvangers kunnen in landen buiten Australië gevestigd zijn die wij niet vooraf kunnen noemen.`} ${c
        .part.none`Wij verwachten niet
      dat wij uw gegevens aan ontvangers buiten Australië verstrekken.`}`}

      ${c.part
        .consequences`**Als u ons gegevens niet geeft:** dat staat u vrij, tenzij een overeenkomst met u ze vereist of een wet of een rechter ons verplicht ze te
      verzamelen; wij noemen dan de wet. Zonder de gegevens die wij voor een dienst nodig hebben, kunnen wij die misschien niet
      leveren.`}

      ${fromDecember2026(
        c,
        c.part.automated`**Besluiten met computerprogramma’s** (APP 1.7). ${c.part
          .alone`Programma’s nemen zelfstandig de besluiten
        die in het onderdeel “Geautomatiseerde verwerking en besluiten” staan; daar staat ook op welke gegevens ze berusten.`} ${c
          .part
          .helped`Een programma beslist, of helpt wezenlijk te beslissen, of inhoud van gebruikers wordt tegengehouden of
        verborgen. Het gebruikt daarvoor de inhoud en de persoonsgegevens die daarbij zijn opgeslagen.`}`,
      )}`,
  },
});
