import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { placesBeyond, reachesBeyond } from '../words/places-abroad.ts';
import { clause } from './clause.ts';

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1) as
 * amended by chapter 25 of 2021 (Law 25). charge: s. 3.1 (title and contact details of the person in charge; by law the
 * person with the highest authority, unless delegated in writing) and s. 3.2 (details of the governance policies: who has
 * access, s. 20; keeping and destruction; complaints). notice: s. 8 (purposes, means, recipients stand in the body),
 * rights of ss. 27 (portability since 22 September 2024), 28, 28.1, withdrawal, and that information may leave Quebec;
 * ss. 32-34 (30 days, written reply, reasonable charge told first). Sections 8.1 and 12.1 have a section of their own.
 * amendments: s. 8.2, which wants notice of any amendment, not only of a material one. complaint: ss. 42, 43.
 * Left out: the assessment before a transfer (s. 17) and the registers, which are not for publication; rights of heirs.
 */
export const rightsQuebec = clause({
  id: 'pp.rights.qc',
  version: 1,
  when: (a) => has(a.laws, 'quebec_25'),
  parts: {
    notice: { meets: ['qc-8'] },
    countries: { meets: [], when: (a) => reachesBeyond(a, 'CA') },
    charge: { meets: ['qc-3-1'] },
    named: { meets: [], when: (a) => namesOfficer(a, 'quebec_25') },
    unnamed: { meets: [], when: (a) => !namesOfficer(a, 'quebec_25') },
    amendments: { meets: ['qc-8-2'] },
    complaint: { meets: [] },
    federal: { meets: [], when: (a) => has(a.laws, 'pipeda') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Québec

      ${c.part.notice(prose`
        Wenn Sie in Québec leben, haben Sie nach dem dortigen Datenschutzgesetz für die Privatwirtschaft (P-39.1) diese Rechte:

        - **Auskunft und Herausgabe** (Art. 27): Sie erfahren, welche personenbezogenen Daten wir über Sie haben, und erhalten sie. Daten,
          die wir bei Ihnen selbst erhoben und elektronisch gespeichert haben, erhalten Sie in einem strukturierten, gängigen
          technischen Format. Auf Wunsch übermitteln wir sie so auch einer anderen Person oder Stelle, die sie nach dem Gesetz erheben darf.
        - **Berichtigung** (Art. 28): Sie können verlangen, dass wir unrichtige, unvollständige oder missverständliche Daten
          berichtigen und Daten löschen, die wir nicht erheben, weitergeben oder aufbewahren dürfen.
        - **Ende der Verbreitung und Entfernung aus Suchergebnissen** (Art. 28.1): Unter den Voraussetzungen des Gesetzes können Sie verlangen, dass wir
          Daten nicht länger verbreiten oder einen mit Ihrem Namen verknüpften Link entfernen, der zu ihnen führt.
        - **Widerruf der Einwilligung** (Art. 8): Sie können Ihre Einwilligung in die Weitergabe oder Verwendung Ihrer Daten widerrufen.

        Wie Sie vorgehen, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir antworten schriftlich binnen 30
        Tagen. Die Auskunft ist kostenlos; für Abschrift, Wiedergabe oder Übermittlung können wir angemessene Kosten verlangen, die wir
        vorher nennen. Lehnen wir einen Antrag ab, nennen wir die Gründe und Ihre Rechtsbehelfe.

        Wofür und auf welche Weise wir Daten erheben und wer sie erhält, beschreibt diese Erklärung, insbesondere in den
        Abschnitten „Wofür wir Daten verwenden“ und „Wer Ihre Daten erhält“. Ihre Daten können an Empfänger außerhalb von Québec gelangen.
        ${c.part.countries`Außerhalb Kanadas betrifft das: ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Verantwortliche Person:** Für den Schutz personenbezogener Daten ist in unserem Unternehmen verantwortlich
          („responsable de la protection des renseignements personnels“):

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Verantwortliche Person:** Für den Schutz personenbezogener Daten („responsable de la protection des
        renseignements personnels“) ist in unserem Unternehmen die Person verantwortlich, die es leitet. Schreiben Sie an die
        Kontaktdaten im Abschnitt „Kontakt“ mit dem Zusatz „Für den Schutz personenbezogener Daten verantwortliche Person“.`}

        **Unsere Regeln:** Zugang zu personenbezogenen Daten hat bei uns nur, wer sie für seine Aufgaben braucht. Wie lange wir
        Daten aufbewahren und wann wir sie löschen, steht im Abschnitt „Wie lange wir Daten aufbewahren“, wie wir sie sichern, im
        Abschnitt „Wie wir Daten schützen“. Die verantwortliche Person wacht darüber, nimmt Beschwerden entgegen, prüft sie und antwortet darauf schriftlich.`)}

      ${c.part
        .amendments`**Änderungen:** Über jede Änderung dieser Erklärung unterrichten wir Sie durch einen Hinweis, auch wenn
      sie nicht wesentlich ist. Näheres steht im Abschnitt „Änderungen dieser Erklärung“.`}

      ${c.part
        .complaint`**Beschwerde:** Sie können sich an die „Commission d’accès à l’information“ wenden, die
      Aufsichtsbehörde von Québec: [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). Lehnen wir einen Antrag auf Auskunft oder
      Berichtigung ab oder antworten wir nicht, können Sie dort binnen 30 Tagen eine Entscheidung beantragen.`}
      ${c.part
        .federal`Soweit Ihre Daten über die Grenzen von Québec hinaus gelangen, können Sie sich auch an die Bundesbehörde
      wenden, die der Abschnitt „Ihre Rechte in Kanada“ nennt.`}`,
    en: (c) => prose`
      ## Your rights in Quebec

      ${c.part.notice(prose`
        If you live in Quebec, you have these rights under the Act respecting the protection of personal information in the
        private sector (P-39.1):

        - **Access and portability** (section 27): you learn what personal information we hold about you and are given it.
          Computerised information that we collected from you is handed to you in a structured, commonly used technological
          format. If you wish, we also send it in that format to another person or body authorised by law to collect it.
        - **Rectification** (section 28): you may require us to correct information that is inaccurate, incomplete or
          equivocal, and to delete information that we are not allowed to collect, communicate or keep.
        - **An end to dissemination and de-indexing** (section 28.1): under the conditions laid down in the Act you may require us to
          cease disseminating information or to de-index a hyperlink attached to your name that leads to it.
        - **Withdrawal of consent** (section 8): you may withdraw your consent to the communication or use of your
          information.

        The section “How to make a request” says how to ask. We reply in writing within 30 days. Access is free of charge; for
        transcription, reproduction or transmission we may charge a reasonable amount, which we tell you beforehand. If we
        refuse a request, we give you the reasons and the remedies open to you.

        This document describes for what purposes and by what means we collect information and who receives it, in particular
        in the sections “What we use data for” and “Who receives your data”. Your information may be communicated outside
        Quebec. ${c.part.countries`Outside Canada, this concerns these countries: ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Person in charge:** the person in charge of the protection of personal information in our enterprise is:

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Person in charge:** the person with the highest authority in our enterprise is the person in charge of
        the protection of personal information. Please write to the contact details in the section “Contact”, for the attention
        of the person in charge of the protection of personal information.`}

        **Our rules:** only those of us who need personal information for their duties have access to it. The section “How long
        we keep data” says how long we keep information and when we destroy it, the section “How we protect data” how we protect
        it. The person in charge supervises this, receives complaints, examines them and replies in writing.`)}

      ${c.part
        .amendments`**Amendments:** we give you notice of every amendment to this document, even if it is not material. The
      section “Changes to this document” says more.`}

      ${c.part
        .complaint`**Complaint:** you may turn to the Commission d’accès à l’information, the authority in Quebec:
      [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). If we refuse a request for access or rectification or do not reply, you
      may apply there for a decision within 30 days.`} ${c.part
        .federal`Where your information leaves Quebec, you may also turn to the federal authority named in the section “Your rights in Canada”.`}`,
    es: (c) => prose`
      ## Sus derechos en Quebec

      ${c.part.notice(prose`
        Si usted vive en Quebec, la ley quebequesa de protección de los datos personales en el sector privado (P-39.1) le reconoce
        estos derechos:

        - **Acceso y portabilidad** (artículo 27): le indicamos qué datos personales tenemos sobre usted y se los facilitamos. Los datos
          informatizados que hayamos obtenido de usted se le entregan en un formato tecnológico estructurado y de uso común. Si lo desea, los
          transmitimos también en ese formato a otra persona u organismo que la ley autorice a recogerlos.
        - **Rectificación** (artículo 28): puede exigir que corrijamos los datos inexactos, incompletos o equívocos y que
          suprimamos los que la ley no nos permite recoger, comunicar o conservar.
        - **Fin de la difusión y desindexación** (artículo 28.1): en las condiciones que fija la ley, puede exigir que dejemos de difundir
          datos o que desindexemos un enlace asociado a su nombre que lleve a ellos.
        - **Retirada del consentimiento** (artículo 8): puede retirar su consentimiento para la comunicación o el uso de sus
          datos.

        El apartado «Cómo presentar una solicitud» explica cómo hacerlo. Respondemos por escrito en un plazo de 30 días. El
        acceso es gratuito; por la transcripción, la reproducción o el envío podemos pedir una cantidad razonable, de la que le
        informamos previamente. Si denegamos una solicitud, le indicamos los motivos y los recursos disponibles.

        Este documento describe con qué fines y por qué medios recogemos los datos y quién los recibe, en particular en los
        apartados «Para qué utilizamos los datos» y «Quién recibe sus datos». Sus datos pueden comunicarse fuera de Quebec.
        ${c.part.countries`Fuera de Canadá pueden llegar a: ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Persona a cargo:** en nuestra empresa está a cargo de la protección de los datos personales («responsable de la
          protection des renseignements personnels»):

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Persona a cargo:** en nuestra empresa está a cargo de la protección de los datos personales
        («responsable de la protection des renseignements personnels») la persona con la máxima autoridad. Escríbanos por una de las vías del apartado «Contacto», a la atención de la «persona a cargo de la protección de los datos personales».`}

        **Nuestras reglas:** en nuestra empresa solo accede a los datos personales quien los necesita para sus funciones. El apartado
        «Cuánto tiempo conservamos los datos» indica cuánto tiempo los conservamos y cuándo los destruimos, y el apartado «Cómo protegemos los datos»,
        cómo los protegemos. La persona a cargo vela por ello, recibe las quejas, las examina y responde por escrito.`)}

      ${c.part
        .amendments`**Modificaciones:** le avisamos de toda modificación de este documento, aunque no sea sustancial. El
      apartado «Cambios de este documento» ofrece más detalles.`}

      ${c.part
        .complaint`**Queja:** puede dirigirse a la autoridad de Quebec, la «Commission d’accès à l’information»:
      [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). Si denegamos una solicitud de acceso o rectificación o no
      respondemos, puede pedirle una resolución en los 30 días siguientes.`} ${c.part
        .federal`Si sus datos cruzan las fronteras de
      Quebec, puede dirigirse también a la autoridad federal que indica el apartado «Sus derechos en Canadá».`}`,
    fr: (c) => prose`
      ## Vos droits au Québec

      ${c.part.notice(prose`
        Si vous vivez au Québec, la Loi sur la protection des renseignements personnels dans le secteur privé (RLRQ, c. P-39.1)
        vous donne les droits suivants :

        - **Accès et portabilité** (article 27) : nous vous confirmons l’existence des renseignements personnels que nous
          détenons sur vous et vous les communiquons. Les renseignements informatisés que nous avons recueillis auprès de vous vous sont remis dans
          un format technologique structuré et couramment utilisé. À votre demande, nous les communiquons aussi sous cette
          forme à une personne ou à un organisme autorisé par la loi à les recueillir.
        - **Rectification** (article 28) : vous pouvez exiger que nous rectifiions un renseignement inexact, incomplet ou
          équivoque et que nous supprimions celui dont la collecte, la communication ou la conservation n’est pas autorisée par
          la loi.
        - **Cessation de la diffusion et désindexation** (article 28.1) : aux conditions prévues par la loi, vous pouvez exiger
          que nous cessions de diffuser un renseignement ou que soit désindexé un hyperlien rattaché à votre nom qui y donne
          accès.
        - **Retrait du consentement** (article 8) : vous pouvez retirer votre consentement à la communication ou à
          l’utilisation de vos renseignements.

        La section « Comment présenter une demande » indique comment procéder. Nous répondons par écrit dans les 30 jours.
        L’accès est gratuit ; des frais raisonnables peuvent être exigés pour la transcription, la reproduction ou la
        transmission, et nous vous en indiquons le montant au préalable. En cas de refus, nous vous en donnons les motifs et
        vous indiquons les recours possibles.

        Les renseignements personnels sont les données à caractère personnel dont parlent les autres sections. Le présent
        document décrit à quelles fins et par quels moyens nous recueillons les renseignements et qui les reçoit, en
        particulier dans les sections « À quoi servent les données » et « Qui reçoit vos données ». Vos renseignements peuvent
        être communiqués à l’extérieur du Québec. ${c.part
          .countries`À l’extérieur du Canada, il s’agit des pays suivants :
        ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Personne responsable :** la personne suivante exerce dans notre entreprise la fonction de responsable de la
          protection des renseignements personnels :

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Personne responsable :** la personne ayant la plus haute autorité au sein de notre entreprise exerce la
        fonction de responsable de la protection des renseignements personnels. Écrivez aux coordonnées indiquées dans la
        section « Contact », à l’attention du « responsable de la protection des renseignements personnels ».`}

        **Nos règles de gouvernance :** au sein de notre entreprise, seules les personnes qui en ont besoin pour exercer leurs
        fonctions ont accès aux renseignements personnels. La section « Combien de temps nous conservons les données » indique
        combien de temps nous les conservons et quand nous les détruisons, et la section « Comment nous protégeons les données »,
        comment nous les protégeons. La personne responsable de la protection des renseignements personnels veille au respect de ces règles, reçoit les plaintes, les examine et y
        répond par écrit.`)}

      ${c.part
        .amendments`**Modifications :** nous vous avisons de toute modification du présent document, même si elle n’est pas
      importante. La section « Modifications de ce document » donne plus de détails.`}

      ${c.part
        .complaint`**Plainte :** vous pouvez vous adresser à la Commission d’accès à l’information, l’autorité compétente
      au Québec : [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). Si nous refusons une demande d’accès ou de rectification
      ou n’y répondons pas, vous pouvez lui soumettre une demande d’examen de mésentente dans les 30 jours.`}
      ${c.part
        .federal`Dans la mesure où vos renseignements franchissent les frontières du Québec, vous pouvez aussi saisir
      l’autorité fédérale mentionnée dans la section « Vos droits au Canada ».`}`,
    it: (c) => prose`
      ## I Suoi diritti in Québec

      ${c.part.notice(prose`
        Se vive in Québec, la legge di questa provincia sulla protezione dei dati personali nel settore privato (P-39.1) Le
        riconosce i seguenti diritti:

        - **Accesso e portabilità** (art. 27): Le comunichiamo quali dati personali deteniamo su di Lei e glieli consegniamo. I
          dati informatizzati che abbiamo raccolto presso di Lei Le vengono consegnati in un formato tecnologico strutturato e
          di uso comune. Se lo desidera, li trasmettiamo in tale formato anche a un’altra persona o a un ente che la legge autorizza a raccoglierli.
        - **Rettifica** (art. 28): può esigere che correggiamo i dati inesatti, incompleti o equivoci e che cancelliamo quelli
          che la legge non ci consente di raccogliere, comunicare o conservare.
        - **Cessazione della diffusione e deindicizzazione** (art. 28.1): alle condizioni previste dalla legge può esigere che cessiamo di
          diffondere dati o che deindicizziamo un link associato al Suo nome che vi conduce.
        - **Revoca del consenso** (art. 8): può revocare il consenso alla comunicazione o all’uso dei Suoi dati.

        La sezione «Come presentare una richiesta» spiega come fare. Rispondiamo per iscritto entro 30 giorni. L’accesso è
        gratuito; per la trascrizione, la riproduzione o la trasmissione possiamo chiedere un importo ragionevole, che Le
        comunichiamo in anticipo. Se respingiamo una richiesta, Le indichiamo i motivi e i rimedi disponibili.

        Questo documento descrive per quali finalità e con quali mezzi raccogliamo i dati e chi li riceve, in particolare nelle
        sezioni «Per quali finalità utilizziamo i dati» e «Chi riceve i Suoi dati». I Suoi dati possono essere comunicati fuori
        del Québec. ${c.part.countries`Fuori del Canada si tratta dei seguenti paesi: ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Persona incaricata:** nella nostra impresa la persona seguente è incaricata della protezione dei dati personali («responsable de la protection des renseignements personnels»):

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Persona incaricata:** nella nostra impresa è incaricata della protezione dei dati personali
        («responsable de la protection des renseignements personnels») la persona al vertice dell’impresa. Scriva ai recapiti
        della sezione «Contatti», all’attenzione della «persona incaricata della protezione dei dati personali».`}

        **Le nostre regole:** nella nostra impresa accede ai dati personali solo chi ne ha bisogno per le proprie mansioni. La sezione
        «Per quanto tempo conserviamo i dati» indica per quanto tempo li conserviamo e quando li distruggiamo, la sezione «Come proteggiamo i dati» come li
        proteggiamo. La persona incaricata vigila su queste regole, riceve i reclami, li esamina e risponde per iscritto.`)}

      ${c.part
        .amendments`**Modifiche:** La avvisiamo di ogni modifica di questo documento, anche se non è sostanziale. La sezione
      «Modifiche di questo documento» contiene maggiori dettagli.`}

      ${c.part
        .complaint`**Reclamo:** può rivolgersi all’autorità del Québec, la «Commission d’accès à l’information»:
      [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). Se respingiamo una richiesta di accesso o di rettifica o non
      rispondiamo, ha 30 giorni per chiederle una decisione.`} ${c.part
        .federal`Nella misura in cui i Suoi dati varcano i
      confini del Québec, può rivolgersi anche all’autorità federale indicata nella sezione «I Suoi diritti in Canada».`}`,
    nl: (c) => prose`
      ## Uw rechten in Quebec

      ${c.part.notice(prose`
        Als u in Quebec woont, hebt u volgens de privacywet van Quebec voor de particuliere sector (P-39.1) deze rechten:

        - **Inzage en overdraagbaarheid** (artikel 27): u verneemt welke persoonsgegevens wij over u hebben en krijgt ze. Digitale
          gegevens die wij bij u hebben verzameld, krijgt u in een gestructureerd en gangbaar technisch formaat. Als u dat wenst, sturen
          wij ze in dat formaat ook naar een andere persoon of instantie die ze volgens de wet mag verzamelen.
        - **Rectificatie** (artikel 28): u kunt eisen dat wij onjuiste, onvolledige of dubbelzinnige gegevens corrigeren en
          gegevens wissen die wij niet mogen verzamelen, verstrekken of bewaren.
        - **Einde van de verspreiding en verwijdering uit zoekresultaten** (artikel 28.1): onder de voorwaarden van de wet kunt u
          eisen dat wij gegevens niet langer verspreiden of een aan uw naam verbonden link die ernaartoe leidt, uit zoekresultaten laten verwijderen.
        - **Intrekking van de toestemming** (artikel 8): u kunt uw toestemming voor de verstrekking of het gebruik van uw gegevens
          intrekken.

        In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij antwoorden schriftelijk binnen 30 dagen. Inzage is
        gratis; voor een afschrift, een reproductie of verzending kunnen wij een redelijk bedrag vragen, dat wij vooraf noemen.
        Wijzen wij een verzoek af, dan noemen wij de redenen en de rechtsmiddelen die u hebt.

        Dit document beschrijft voor welke doeleinden en op welke manier wij gegevens verzamelen en wie ze ontvangt, vooral in de
        onderdelen “Waarvoor wij gegevens gebruiken” en “Wie uw gegevens ontvangt”. Uw gegevens kunnen buiten Quebec
        terechtkomen. ${c.part.countries`Buiten Canada gaat het om deze landen: ${placesBeyond(c, 'CA')}.`}`)}

      ${c.part.charge(prose`
        ${c.part.named(prose`
          **Verantwoordelijke persoon:** in ons bedrijf is verantwoordelijk voor de bescherming van persoonsgegevens
          (“responsable de la protection des renseignements personnels”):

          ${items(officersOf(c, 'quebec_25'))}`)}

        ${c.part
          .unnamed`**Verantwoordelijke persoon:** in ons bedrijf is de persoon met het hoogste gezag verantwoordelijk voor
        de bescherming van persoonsgegevens (“responsable de la protection des renseignements personnels”). Schrijf naar de
        contactgegevens in het onderdeel “Contact”, ter attentie van de “verantwoordelijke voor de bescherming van
        persoonsgegevens”.`}

        **Onze regels:** in ons bedrijf heeft alleen toegang tot persoonsgegevens wie ze voor zijn werk nodig heeft. Hoelang wij
        gegevens bewaren en wanneer wij ze vernietigen, staat in het onderdeel “Hoelang wij gegevens bewaren”; hoe wij ze
        beveiligen, staat in het onderdeel “Hoe wij gegevens beschermen”. De verantwoordelijke persoon ziet daarop toe, neemt klachten in ontvangst, onderzoekt
        ze en antwoordt schriftelijk.`)}

      ${c.part
        .amendments`**Wijzigingen:** wij laten u elke wijziging van dit document weten, ook als zij niet belangrijk is. Meer
      staat in het onderdeel “Wijzigingen van dit document”.`}

      ${c.part
        .complaint`**Klacht:** u kunt zich wenden tot de “Commission d’accès à l’information”, de toezichthouder van Quebec:
      [www.cai.gouv.qc.ca](https://www.cai.gouv.qc.ca). Wijzen wij een verzoek om inzage of rectificatie af of antwoorden wij
      niet, dan kunt u daar binnen 30 dagen om een beslissing vragen.`} ${c.part
        .federal`Voor zover uw gegevens de grenzen van
      Quebec overschrijden, kunt u zich ook wenden tot de federale autoriteit die in het onderdeel “Uw rechten in Canada” staat.`}`,
  },
});
