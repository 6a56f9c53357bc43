import { has, items, prose } from '../../document/authoring.ts';
import { namesOfficer, officersOf } from '../words/officers.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

/**
 * Drafting note. Privacy Act 2020 (New Zealand), section 22. notice: information privacy principle (IPP) 3 with the rights of
 * IPP 6 and 7 (section 44: a decision within 20 working days; section 63: statement of correction); purposes and
 * recipients stand in the body, names and addresses in the contact section. indirect: IPP 3A, in force from 1 May 2026.
 * officer: section 201 wants a privacy officer, nobody wants the name published, so a named one is printed only.
 * complaint: section 72. Left out: disclosure abroad (IPP 12), which no duty wants told; charges (section 66: a private
 * agency may charge), told as a possibility.
 */
export const rightsNz = clause({
  id: 'pp.rights.nz',
  version: 1,
  when: (a) => has(a.laws, 'nz_privacy_act'),
  parts: {
    notice: { meets: ['nz-ipp3'] },
    indirect: { meets: ['nz-ipp3a'], when: (a) => holdsFact(a, 'data:indirect') },
    officer: { meets: [], when: (a) => namesOfficer(a, 'nz_privacy_act') },
    complaint: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in Neuseeland

      ${c.part.notice(prose`
        Wenn Sie in Neuseeland leben, haben Sie nach dem neuseeländischen Datenschutzgesetz von 2020 („Privacy Act 2020“) diese Rechte:

        - **Auskunft** (Grundsatz 6): Sie erfahren, ob wir personenbezogene Daten über Sie haben, und erhalten Zugang zu ihnen.
        - **Berichtigung** (Grundsatz 7): Sie können verlangen, dass wir Daten berichtigen. Lehnen wir das ab, können Sie
          verlangen, dass wir ihnen die gewünschte Berichtigung beifügen.

        Wie Sie anfragen, steht im Abschnitt „Wie Sie einen Antrag stellen“. Wir entscheiden, sobald es uns vernünftigerweise
        möglich ist, spätestens binnen 20 Arbeitstagen. Verlangen wir für den Zugang angemessene Kosten, nennen wir sie vorher.

        **Erhebung:** Wir erheben Ihre Daten und bewahren sie auf; unser Name und unsere Kontaktdaten stehen im Abschnitt „Kontakt“. Zwecke
        und Empfänger nennen die Abschnitte „Wofür wir Daten verwenden“ und „Wer Ihre Daten erhält“. Ihre Angaben sind
        freiwillig, soweit nicht ein Gesetz sie verlangt; wir nennen es dann. Ohne Daten, die wir für eine Leistung brauchen,
        können wir sie unter Umständen nicht erbringen.`)}

      ${c.part
        .indirect`**Daten von anderen** (Grundsatz 3A): Was diese Erklärung sagt, gilt auch für Daten über Sie, die wir
      von anderen erhalten. Wissen Sie davon noch nicht, unterrichten wir Sie nach der Erhebung, sobald es vernünftigerweise
      möglich ist, es sei denn, dass das Gesetz eine Ausnahme vorsieht.`}

      ${c.part.officer(prose`
        **Privacy Officer:** Für Fragen und Beschwerden zum Datenschutz in Neuseeland ist zuständig:

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Beschwerde:** Sie können sich bei uns beschweren und auch beim neuseeländischen „Privacy Commissioner“:
      [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
    en: (c) => prose`
      ## Your rights in New Zealand

      ${c.part.notice(prose`
        If you live in New Zealand, you have these rights under the Privacy Act 2020:

        - **Access** (information privacy principle 6): you may ask whether we hold personal information about you, and have
          access to it.
        - **Correction** (information privacy principle 7): you may ask us to correct information. If we do not, you may ask us
          to attach a statement of the correction you want.

        The section “How to make a request” says how to ask. We decide as soon as is reasonably practicable, and no later than
        20 working days after we receive the request. If we make a reasonable charge for access, we tell you beforehand.

        **Collection:** we collect and hold your information; our name and contact details are given in the section “Contact”. The
        sections “What we use data for” and “Who receives your data” name purposes and recipients. Giving information is voluntary unless
        a law requires it; we then tell you which. Without information that we need for a service, we may be unable to provide
        it.`)}

      ${c.part
        .indirect`**Information from others** (information privacy principle 3A): what this document says also holds for
      information about you that we receive from others. Where you do not know of it yet, we tell you as soon as is reasonably
      practicable after we collect it, unless the Act provides for an exception.`}

      ${c.part.officer(prose`
        **Privacy officer:** for questions and complaints about privacy in New Zealand, please contact:

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Complaint:** you may complain to us and also to the Office of the Privacy Commissioner:
      [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
    es: (c) => prose`
      ## Sus derechos en Nueva Zelanda

      ${c.part.notice(prose`
        Si usted vive en Nueva Zelanda, la ley neozelandesa de privacidad de 2020 («Privacy Act 2020») le reconoce estos derechos:

        - **Acceso** (principio 6): puede preguntar si tenemos datos personales suyos y acceder a ellos.
        - **Corrección** (principio 7): puede pedir que corrijamos los datos. Si nos negamos, puede pedir que adjuntemos a ellos una declaración con la corrección solicitada.

        El apartado «Cómo presentar una solicitud» explica cómo hacerlo. Decidimos tan pronto como sea razonablemente posible y,
        a más tardar, en 20 días hábiles desde la recepción. Si cobramos una cantidad razonable por el acceso, se lo indicamos
        previamente.

        **Recogida:** nosotros recogemos y conservamos sus datos; nuestro nombre y nuestros datos de contacto figuran en el apartado
        «Contacto». Los apartados «Para qué utilizamos los datos» y «Quién recibe sus datos» indican los fines y los destinatarios. Facilitar
        datos es voluntario, salvo que una ley lo exija; en ese caso se lo indicamos. Sin los datos que necesitamos para un
        servicio, es posible que no podamos prestarlo.`)}

      ${c.part
        .indirect`**Datos procedentes de otros** (principio 3A): lo que dice este documento vale también para los datos sobre
      usted que recibimos de otras personas. Si usted aún no lo sabe, se lo comunicamos tan pronto como sea razonablemente
      posible después de obtenerlos, salvo que la ley prevea una excepción.`}

      ${c.part.officer(prose`
        **Responsable de privacidad:** para preguntas y quejas sobre privacidad en Nueva Zelanda, diríjase a:

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Queja:** puede presentar una queja ante nosotros y también ante la autoridad neozelandesa, «Office of the
      Privacy Commissioner»: [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
    fr: (c) => prose`
      ## Vos droits en Nouvelle-Zélande

      ${c.part.notice(prose`
        Si vous vivez en Nouvelle-Zélande, la loi néo-zélandaise de 2020 sur la vie privée (« Privacy Act 2020 ») vous donne ces
        droits :

        - **Accès** (principe 6) : vous pouvez demander si nous détenons des données à caractère personnel sur vous et y avoir
          accès.
        - **Correction** (principe 7) : vous pouvez nous demander de corriger des données. En cas de refus, vous pouvez demander
          que nous y joignions une déclaration indiquant la correction souhaitée.

        La section « Comment présenter une demande » indique comment procéder. Nous statuons dès que cela est raisonnablement
        possible et au plus tard 20 jours ouvrés après la réception. Si nous demandons des frais raisonnables pour l’accès,
        nous vous les indiquons au préalable.

        **Collecte :** nous collectons et détenons vos données ; notre nom et nos coordonnées figurent dans la section « Contact ». Les sections
        « À quoi servent les données » et « Qui reçoit vos données » indiquent les finalités et les destinataires. Vous êtes libre de
        fournir des données, sauf si une loi l’exige ; nous vous l’indiquons alors. Sans les données nécessaires à une
        prestation, il se peut que nous ne puissions pas la fournir.`)}

      ${c.part
        .indirect`**Données provenant de tiers** (principe 3A) : ce que dit le présent document vaut aussi pour les données
      vous concernant que nous recevons d’autres personnes. Si vous ne le savez pas encore, nous vous en informons dès que cela
      est raisonnablement possible après la collecte, sauf exception prévue par la loi.`}

      ${c.part.officer(prose`
        **Responsable de la vie privée :** pour les questions et les plaintes relatives à la vie privée en Nouvelle-Zélande,
        adressez-vous à :

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Plainte :** vous pouvez nous adresser une plainte et saisir aussi l’autorité néo-zélandaise, l’« Office of
      the Privacy Commissioner » : [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
    it: (c) => prose`
      ## I Suoi diritti in Nuova Zelanda

      ${c.part.notice(prose`
        Se vive in Nuova Zelanda, la legge neozelandese sulla privacy del 2020 («Privacy Act 2020») Le riconosce questi diritti:

        - **Accesso** (principio 6): può chiedere se deteniamo dati personali su di Lei e accedervi.
        - **Rettifica** (principio 7): può chiederci di correggere i dati. Se rifiutiamo, può chiedere che vi alleghiamo una
          dichiarazione con la correzione richiesta.

        La sezione «Come presentare una richiesta» spiega come fare. Decidiamo appena ragionevolmente possibile e comunque entro 20 giorni lavorativi dalla ricezione. Se per l’accesso chiediamo un importo ragionevole, lo comunichiamo in
        anticipo.

        **Raccolta:** raccogliamo e deteniamo noi i Suoi dati; il nostro nome e i nostri recapiti si trovano nella sezione «Contatti». Le
        sezioni «Per quali finalità utilizziamo i dati» e «Chi riceve i Suoi dati» indicano finalità e destinatari. Fornire dati è facoltativo,
        salvo che una legge lo richieda; in tal caso gliela indichiamo. Senza i dati necessari a un servizio potremmo non essere
        in grado di fornirlo.`)}

      ${c.part
        .indirect`**Dati provenienti da altri** (principio 3A): quanto dice questo documento vale anche per i dati che La
      riguardano e che riceviamo da altri. Se Lei ancora non lo sa, La informiamo appena ragionevolmente possibile dopo la
      raccolta, salvo che la legge preveda un’eccezione.`}

      ${c.part.officer(prose`
        **Incaricato per la privacy:** per domande e reclami sulla privacy in Nuova Zelanda può rivolgersi a:

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Reclamo:** può presentare un reclamo a noi e anche all’autorità neozelandese, «Office of the Privacy
      Commissioner»: [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
    nl: (c) => prose`
      ## Uw rechten in Nieuw-Zeeland

      ${c.part.notice(prose`
        Als u in Nieuw-Zeeland woont, hebt u volgens de Nieuw-Zeelandse privacywet van 2020 (“Privacy Act 2020”) deze rechten:

        - **Inzage** (beginsel 6): u kunt vragen of wij persoonsgegevens over u hebben en krijgt er toegang toe.
        - **Correctie** (beginsel 7): u kunt ons vragen gegevens te corrigeren. Doen wij dat niet, dan kunt u vragen dat wij er een
          verklaring met de gewenste correctie bij voegen.

        In het onderdeel “Hoe u een verzoek indient” staat hoe dat gaat. Wij beslissen zo snel als redelijkerwijs mogelijk is en
        uiterlijk 20 werkdagen na ontvangst. Vragen wij voor de inzage een redelijk bedrag, dan noemen wij dat vooraf.

        **Verzameling:** wij verzamelen en bewaren uw gegevens; onze naam en contactgegevens staan in het onderdeel “Contact”. De onderdelen
        “Waarvoor wij gegevens gebruiken” en “Wie uw gegevens ontvangt” noemen de doeleinden en de ontvangers. Gegevens verstrekken is vrijwillig,
        tenzij een wet het eist; wij noemen die dan. Zonder de gegevens die wij voor een dienst nodig hebben, kunnen wij die
        misschien niet leveren.`)}

      ${c.part
        .indirect`**Gegevens van anderen** (beginsel 3A): wat dit document zegt, geldt ook voor gegevens over u die wij van
      anderen krijgen. Weet u daar nog niet van, dan laten wij het u na de verzameling zo snel als redelijkerwijs mogelijk is
      weten, tenzij de wet in een uitzondering voorziet.`}

      ${c.part.officer(prose`
        **Privacyfunctionaris:** met vragen en klachten over privacy in Nieuw-Zeeland kunt u terecht bij:

        ${items(officersOf(c, 'nz_privacy_act'))}`)}

      ${c.part
        .complaint`**Klacht:** u kunt een klacht indienen bij ons en ook bij de Nieuw-Zeelandse toezichthouder, het “Office of
      the Privacy Commissioner”: [www.privacy.org.nz](https://www.privacy.org.nz).`}`,
  },
});
