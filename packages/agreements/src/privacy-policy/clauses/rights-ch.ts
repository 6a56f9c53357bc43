import { has, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

const regulator = catalogueLink('https://www.edoeb.admin.ch');

/**
 * Rights of the Federal Act on Data Protection (SR 235.1) in its own order: access (Art. 25, as a rule free of charge and
 * within 30 days, Ordinance Art. 18-19), data portability (Art. 28), correction (Art. 32(1)), objection, prohibition and
 * deletion (Art. 30(2)(b), 31, 32(2)), note of dispute (Art. 32(3)), automated individual decisions (Art. 21). Report to the
 * FDPIC (Art. 49(1)); civil action (Art. 32(2)). The limits of access (Art. 26, 27) are named in general words only. The
 * representative (Art. 14) stands in the section on contact. French and Italian titles and abbreviations are official ones.
 */
export const rightsCh = clause({
  id: 'pp.rights.ch',
  version: 1,
  when: (a) => has(a.laws, 'fadp'),
  parts: {
    list: { meets: ['ch-19-2'] },
    automated: { meets: ['ch-21'], when: (a) => holdsFact(a, 'data:adm') },
    limits: { meets: [] },
    authority: { meets: ['ch-19-2'] },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte in der Schweiz

      ${c.part.list(prose`
        Wenn Sie in der Schweiz leben, haben Sie nach dem Bundesgesetz über den Datenschutz (DSG, SR 235.1) diese Rechte:

        - **Auskunft** (Art. 25): Sie erfahren, ob wir Daten über Sie bearbeiten und welche. Die Auskunft ist in der Regel
          kostenlos und kommt innerhalb von 30 Tagen; dauert sie länger, sagen wir Ihnen, bis wann Sie sie erhalten.
        - **Herausgabe und Übertragung** (Art. 28): Daten, die Sie uns bekanntgegeben haben und die wir mit Ihrer Einwilligung oder für
          einen Vertrag mit Ihnen automatisiert bearbeiten, erhalten Sie in einem gängigen elektronischen Format. Wir übertragen
          sie auch an einen anderen Verantwortlichen, wenn das keinen unverhältnismäßigen Aufwand erfordert.
        - **Berichtigung** (Art. 32): Wir berichtigen unrichtige Daten. Lässt sich nicht klären, ob Daten richtig sind, können
          Sie verlangen, dass wir sie als bestritten kennzeichnen.
        - **Widerspruch, Verbot und Löschung** (Art. 30 und 32): Sie können der Bearbeitung Ihrer Daten widersprechen, ihre
          Bekanntgabe an Dritte verbieten lassen und ihre Löschung verlangen. Eine Einwilligung können Sie jederzeit widerrufen.
        - ${c.part
          .automated`**Automatisierte Einzelentscheidungen** (Art. 21): Welche wir treffen, steht im Abschnitt
          „Automatisierte Verarbeitung und Entscheidungen“. Sie können Ihren Standpunkt darlegen und verlangen, dass ein Mensch
          die Entscheidung überprüft.`}`)}

      ${c.part
        .limits`Diese Rechte gelten nicht, soweit ein Gesetz oder ein überwiegendes Interesse entgegensteht. Lehnen wir ein
      Begehren ab oder schränken wir es ein, nennen wir Ihnen den Grund.`}

      ${c.part
        .authority`Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB), ${regulator}. Sie
      können ihm einen Verstoß anzeigen. Ihre Ansprüche können Sie auch vor einem Zivilgericht einklagen.`}`,
    en: (c) => prose`
      ## Your rights in Switzerland

      ${c.part.list(prose`
        If you live in Switzerland, the Federal Act on Data Protection (FADP, SR 235.1) gives you these rights:

        - **Access** (Article 25): you learn whether we process data about you, and which. As a rule this is free of charge and
          comes within 30 days; if it takes longer, we tell you by when you will have it.
        - **Delivery and transfer** (Article 28): data that you have disclosed to us and that we process by automated means with your
          consent or for a contract with you is handed to you in a common electronic format. We also transfer it to another
          controller where this takes no disproportionate effort.
        - **Correction** (Article 32): we correct data that is wrong. Where it cannot be established whether data is correct,
          you may demand that we mark it as disputed.
        - **Objection, prohibition and deletion** (Articles 30 and 32): you may object to the processing of your data, have its
          disclosure to third parties prohibited and demand its deletion. You may withdraw consent at any time.
        - ${c.part
          .automated`**Automated individual decisions** (Article 21): the section “Automated processing and decisions” says
          which we take. You may express your point of view and demand that a person reviews the decision.`}`)}

      ${c.part
        .limits`We may refuse or restrict a request as far as a statute or an overriding interest justifies it. In that case we
      tell you the reason.`}

      ${c.part
        .authority`The supervisory authority is the Federal Data Protection and Information Commissioner (FDPIC),
      ${regulator}. You may report an infringement there. You may also bring your claims before a civil court.`}`,
    es: (c) => prose`
      ## Sus derechos en Suiza

      ${c.part.list(prose`
        Si vive en Suiza, la Ley federal suiza de protección de datos (LPD, SR 235.1) le reconoce los siguientes derechos:

        - **Acceso** (artículo 25): le informamos de si tratamos datos que le conciernen y de cuáles son. Por regla general, la
          información es gratuita y se facilita en 30 días; si tardamos más, le indicamos cuándo la recibirá.
        - **Entrega y transmisión** (artículo 28): los datos que nos haya comunicado y que tratemos de forma automatizada con su
          consentimiento o para un contrato con usted se le entregan en un formato electrónico de uso común. También los transmitimos
          a otro responsable si ello no exige un esfuerzo desproporcionado.
        - **Rectificación** (artículo 32): rectificamos los datos inexactos. Si no puede determinarse si los datos son exactos,
          puede exigir que los marquemos como controvertidos.
        - **Oposición, prohibición y supresión** (artículos 30 y 32): puede oponerse al tratamiento de sus datos, hacer que se
          prohíba su comunicación a terceros y exigir su supresión. Puede retirar su consentimiento en cualquier momento.
        - ${c.part
          .automated`**Decisiones individuales automatizadas** (artículo 21): el apartado «Tratamiento y decisiones
          automatizados» indica cuáles tomamos. Puede exponer su punto de vista y exigir que una persona revise la decisión.`}`)}

      ${c.part
        .limits`Estos derechos no se aplican en la medida en que se opongan una ley o un interés preponderante. Si denegamos o
      limitamos una solicitud, le indicamos el motivo.`}

      ${c.part
        .authority`La autoridad de control es el comisionado federal suizo de protección de datos y transparencia
      (EDÖB/PFPDT), ${regulator}. Puede denunciar ante él una infracción. También puede hacer valer sus pretensiones ante un
      tribunal civil.`}`,
    fr: (c) => prose`
      ## Vos droits en Suisse

      ${c.part.list(prose`
        Si vous vivez en Suisse, la loi fédérale sur la protection des données (LPD, RS 235.1) vous donne les droits suivants :

        - **Accès** (art. 25) : nous vous indiquons si nous traitons des données vous concernant, et lesquelles. En règle générale,
          ces renseignements sont gratuits et fournis dans les 30 jours ; s’il nous faut plus de temps, nous vous indiquons quand
          vous les recevrez.
        - **Remise et transmission** (art. 28) : les données que vous nous avez communiquées et que nous traitons de manière
          automatisée avec votre consentement ou pour un contrat avec vous vous sont remises dans un format électronique
          couramment utilisé. Nous les transmettons aussi à un autre responsable du traitement si cela n’exige pas d’efforts
          disproportionnés.
        - **Rectification** (art. 32) : nous rectifions les données inexactes. Si ni leur exactitude ni leur inexactitude ne peut
          être établie, vous pouvez demander que nous y ajoutions la mention de leur caractère litigieux.
        - **Opposition, interdiction et effacement** (art. 30 et 32) : vous pouvez vous opposer au traitement de vos données, faire
          interdire leur communication à des tiers et demander leur effacement. Vous pouvez retirer votre consentement à tout
          moment.
        - ${c.part
          .automated`**Décisions individuelles automatisées** (art. 21) : la section « Traitement et décisions
          automatisés » indique lesquelles nous prenons. Vous pouvez faire valoir votre point de vue et exiger qu’une personne
          revoie la décision.`}`)}

      ${c.part
        .limits`Ces droits ne valent pas dans la mesure où une loi ou un intérêt prépondérant s’y oppose. Si nous refusons ou
      restreignons une demande, nous vous en indiquons le motif.`}

      ${c.part
        .authority`L’autorité de contrôle est le Préposé fédéral à la protection des données et à la transparence (PFPDT),
      ${regulator}. Vous pouvez lui dénoncer une violation. Vous pouvez aussi faire valoir vos prétentions devant un tribunal
      civil.`}`,
    it: (c) => prose`
      ## I Suoi diritti in Svizzera

      ${c.part.list(prose`
        Se vive in Svizzera, la legge federale sulla protezione dei dati (LPD, RS 235.1) Le riconosce i seguenti diritti:

        - **Accesso** (art. 25): Le comunichiamo se trattiamo dati che La riguardano e quali. Di regola l’informazione è gratuita
          e Le viene fornita entro 30 giorni; se occorre più tempo, Le indichiamo quando la riceverà.
        - **Consegna e trasmissione** (art. 28): i dati che ci ha comunicato e che trattiamo in modo automatizzato con il Suo consenso o
          per un contratto con Lei Le vengono consegnati in un formato elettronico usuale. Li trasmettiamo anche a un altro
          titolare, se ciò non esige un onere sproporzionato.
        - **Rettifica** (art. 32): rettifichiamo i dati inesatti. Se non è possibile stabilire se i dati sono esatti, può chiedere
          che vi aggiungiamo una menzione che ne rilevi il carattere contestato.
        - **Opposizione, divieto e cancellazione** (artt. 30 e 32): può opporsi al trattamento dei Suoi dati, vietarne la comunicazione a terzi e chiederne la cancellazione. Può revocare il consenso in qualsiasi momento.
        - ${c.part
          .automated`**Decisioni individuali automatizzate** (art. 21): la sezione «Trattamento e decisioni automatizzati»
          indica quali prendiamo. Può esprimere il Suo parere ed esigere che una persona riesamini la decisione.`}`)}

      ${c.part
        .limits`Questi diritti non valgono nella misura in cui vi si oppone una legge o un interesse preponderante. Se
      rifiutiamo o limitiamo una richiesta, Le comunichiamo il motivo.`}

      ${c.part
        .authority`L’autorità di controllo è l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT),
      ${regulator}. Può segnalargli una violazione. Può far valere le Sue pretese anche davanti a un tribunale civile.`}`,
    nl: (c) => prose`
      ## Uw rechten in Zwitserland

      ${c.part.list(prose`
        Woont u in Zwitserland, dan geeft de Zwitserse federale wet inzake gegevensbescherming (DSG, SR 235.1) u deze rechten:

        - **Inzage** (artikel 25): wij laten u weten of wij gegevens over u verwerken en welke. In de regel is dat gratis en gebeurt
          het binnen 30 dagen; duurt het langer, dan zeggen wij wanneer u de informatie krijgt.
        - **Afgifte en overdracht** (artikel 28): gegevens die u ons hebt verstrekt en die wij geautomatiseerd verwerken met uw
          toestemming of voor een overeenkomst met u, ontvangt u in een gangbaar elektronisch formaat. Wij dragen ze ook over aan
          een andere verwerkingsverantwoordelijke als dat geen onevenredige inspanning vergt.
        - **Rectificatie** (artikel 32): wij corrigeren onjuiste gegevens. Is niet vast te stellen of gegevens juist zijn, dan kunt
          u verlangen dat wij ze als betwist aanmerken.
        - **Bezwaar, verbod en wissing** (artikelen 30 en 32): u kunt bezwaar maken tegen de verwerking van uw gegevens, de verstrekking ervan aan derden laten verbieden en eisen dat ze worden gewist. U kunt uw toestemming op elk moment intrekken.
        - ${c.part
          .automated`**Geautomatiseerde individuele besluiten** (artikel 21): het onderdeel “Geautomatiseerde verwerking en
          besluiten” zegt welke wij nemen. U kunt uw standpunt kenbaar maken en verlangen dat een mens het besluit beoordeelt.`}`)}

      ${c.part
        .limits`Deze rechten gelden niet voor zover een wet of een zwaarder wegend belang zich daartegen verzet. Weigeren of
      beperken wij een verzoek, dan noemen wij u de reden.`}

      ${c.part
        .authority`De toezichthoudende autoriteit is de Zwitserse federale commissaris voor gegevensbescherming en
      transparantie (EDÖB/PFPDT), ${regulator}. U kunt daar een inbreuk melden. U kunt uw rechten ook bij de burgerlijke rechter afdwingen.`}`,
  },
});
