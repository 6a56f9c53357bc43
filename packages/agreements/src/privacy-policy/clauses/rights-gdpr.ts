import { type Context, given, has, prose, type Words } from '../../document/authoring.ts';
import { authorityById } from '../derive/authorities.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { holdsForSome } from '../words/reach.ts';
import { onlyBritish, underEither } from '../words/regulation.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

function authority({ a }: Context<PrivacyQuestions>): Words {
  const known = authorityById(a.authority ?? 'none');
  return catalogueLink(known?.url ?? '', known?.name ?? '');
}

/**
 * Drafting note. Articles 13(2)(b)-(d), 14(2)(c)-(e), 7(3), 15-20 and 77 GDPR; the UK GDPR shares them. Objection has a
 * section of its own (Article 21(4): apart from other information). authority: Article 77, the one that the owner's seat
 * suggests, beside that of home and work. france: Act 78-17, Article 85, worded for people who live there.
 */
export const rightsGdpr = clause({
  id: 'pp.rights.gdpr',
  version: 3,
  when: underEither,
  parts: {
    list: { meets: ['gdpr-13-2-b', 'uk-gdpr-13'] },
    european: { meets: [], when: (a) => !onlyBritish(a) && !holdsForSome(a) },
    british: { meets: [], when: (a) => onlyBritish(a) && !holdsForSome(a) },
    // The British find in pp.rights.uk that they have the same rights.
    europeansOnly: { meets: [], when: (a) => !onlyBritish(a) && holdsForSome(a) },
    britonsOnly: { meets: [], when: (a) => onlyBritish(a) && holdsForSome(a) },
    access: { meets: ['gdpr-15'] },
    rectification: { meets: ['gdpr-16'] },
    erasure: { meets: ['gdpr-17'] },
    restriction: { meets: ['gdpr-18'] },
    portability: { meets: ['gdpr-20'] },
    withdrawal: { meets: ['gdpr-13-2-c'] },
    complaint: { meets: ['gdpr-13-2-d'], when: (a) => has(a.laws, 'gdpr') },
    authority: {
      meets: [],
      when: (a) => has(a.laws, 'gdpr') && given(a.authority) && a.authority !== 'none',
    },
    france: { meets: ['fr-lil-85'], when: (a) => has(a.laws, 'gdpr') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte

      ${c.part.list(prose`
        ${c.part.european`Nach der Datenschutz-Grundverordnung (DSGVO) haben Sie diese Rechte:`}
        ${c.part.british`Nach der Datenschutz-Grundverordnung des Vereinigten Königreichs (UK GDPR) haben Sie diese Rechte:`}
        ${c.part.europeansOnly`Dieser Abschnitt gilt, wenn Sie im Europäischen Wirtschaftsraum leben oder die Datenschutz-Grundverordnung (DSGVO) aus einem anderen Grund für Sie gilt. Sie haben dann diese Rechte:`}
        ${c.part.britonsOnly`Dieser Abschnitt gilt, wenn Sie im Vereinigten Königreich leben oder die Datenschutz-Grundverordnung des Vereinigten Königreichs (UK GDPR) aus einem anderen Grund für Sie gilt. Sie haben dann diese Rechte:`}

        - ${c.part
          .access`**Auskunft** (Art. 15): Sie erfahren, ob wir Daten über Sie verarbeiten, und erhalten
          in diesem Fall Informationen darüber und eine Kopie der Daten.`}
        - ${c.part.rectification`**Berichtigung** (Art. 16): Wir berichtigen unrichtige Daten und ergänzen
          unvollständige.`}
        - ${c.part.erasure`**Löschung** (Art. 17): Sie können verlangen, dass wir Daten löschen, etwa wenn wir
          sie nicht mehr brauchen, wenn ihre Verarbeitung unrechtmäßig ist, wenn Sie Ihre Einwilligung widerrufen haben
          und keine andere Rechtsgrundlage besteht oder wenn Sie wirksam widersprochen haben. Das gilt nicht, soweit
          wir die Daten noch brauchen, etwa um eine gesetzliche Pflicht zu erfüllen oder Ansprüche zu verfolgen.`}
        - ${c.part
          .restriction`**Einschränkung der Verarbeitung** (Art. 18): Sie können verlangen, dass wir Daten nur noch speichern, etwa solange wir prüfen, ob sie richtig sind oder ob Ihr Widerspruch berechtigt ist.`}
        - ${c.part
          .portability`**Datenübertragbarkeit** (Art. 20): Daten, die Sie uns gegeben haben und die wir
          aufgrund Ihrer Einwilligung oder eines Vertrags automatisiert verarbeiten, erhalten Sie in einem
          strukturierten, gängigen und maschinenlesbaren Format. Sie können auch verlangen, dass wir sie einem anderen
          Verantwortlichen übermitteln, soweit dies technisch machbar ist.`}
        - **Widerspruch** (Art. 21): Näheres steht im Abschnitt „Ihr Widerspruchsrecht“.`)}

      ${c.part
        .withdrawal`**Widerruf der Einwilligung:** Wenn wir Daten mit Ihrer Einwilligung verarbeiten, können
      Sie diese jederzeit widerrufen, und zwar ebenso einfach, wie Sie sie erteilt haben, oder durch eine
      Nachricht an uns. Der Widerruf berührt nicht die Rechtmäßigkeit der Verarbeitung, die bis dahin
      stattgefunden hat.`}

      ${c.part
        .complaint`**Beschwerde:** Sie können sich bei einer Aufsichtsbehörde beschweren, insbesondere dort, wo
      Sie wohnen, wo Sie arbeiten oder wo der mutmaßliche Verstoß geschehen ist (Art. 77).`}
      ${c.part.authority`Für uns zuständig ist: ${authority(c)}.`}

      ${c.part
        .france`**Frankreich:** Wenn Sie in Frankreich leben, können Sie Anweisungen dazu erteilen, was nach
      Ihrem Tod mit Ihren Daten geschehen soll, also ob sie aufbewahrt, gelöscht oder weitergegeben werden
      (Art. 85 des französischen Gesetzes Nr. 78-17). Sie können diese Anweisungen jederzeit ändern oder
      widerrufen.`}`,
    en: (c) => prose`
      ## Your rights

      ${c.part.list(prose`
        ${c.part.european`Under the General Data Protection Regulation (GDPR) you have these rights:`}
        ${c.part.british`Under the UK General Data Protection Regulation (UK GDPR) you have these rights:`}
        ${c.part.europeansOnly`This section applies if you live in the European Economic Area or if the General Data Protection Regulation (GDPR) applies to you for another reason. You then have these rights:`}
        ${c.part.britonsOnly`This section applies if you live in the United Kingdom or if the UK General Data Protection Regulation (UK GDPR) applies to you for another reason. You then have these rights:`}

        - ${c.part.access`**Access** (Article 15): you learn whether we process data about you and, if we do,
          you receive information about it and a copy of the data.`}
        - ${c.part
          .rectification`**Rectification** (Article 16): we correct data that is wrong and complete data
          that is incomplete.`}
        - ${c.part.erasure`**Erasure** (Article 17): you may ask us to erase data, for example where
          we no longer need it, where it is processed unlawfully, where you have withdrawn your consent and there is no
          other legal basis, or where you have validly objected. This does not apply as far as we still need the data,
          for example to comply with a legal obligation or to pursue legal claims.`}
        - ${c.part
          .restriction`**Restriction of processing** (Article 18): you may ask us only to store data, for example while
          we check whether it is accurate or whether your objection is justified.`}
        - ${c.part.portability`**Data portability** (Article 20): data that you gave us and that we process by
          automated means on the basis of your consent or a contract is handed to you in a
          structured, commonly used and machine-readable format. You may also ask us to transmit it to another controller where this is
          technically feasible.`}
        - **Objection** (Article 21): see the section “Your right to object”.`)}

      ${c.part
        .withdrawal`**Withdrawal of consent:** where we process data with your consent, you may withdraw it at
      any time, as easily as you gave it, or by a message to us. The withdrawal does not affect the lawfulness of
      processing that took place before it.`}

      ${c.part
        .complaint`**Complaint:** you may lodge a complaint with a supervisory authority, in particular where you
      live, where you work or where the alleged infringement took place (Article 77).`}
      ${c.part.authority`The authority competent for us is: ${authority(c)}.`}

      ${c.part
        .france`**France:** if you live in France, you may give instructions about what is to happen to your data
      after your death, that is, whether it is kept, erased or passed on (Article 85 of the French Act no. 78-17).
      You may change or revoke these instructions at any time.`}`,
    es: (c) => prose`
      ## Sus derechos

      ${c.part.list(prose`
        ${c.part.european`Conforme al Reglamento general de protección de datos (RGPD), usted tiene los siguientes derechos:`}
        ${c.part.british`Conforme al Reglamento general de protección de datos del Reino Unido (UK GDPR), usted tiene los siguientes derechos:`}
        ${c.part.europeansOnly`Este apartado se aplica si usted vive en el Espacio Económico Europeo o si el Reglamento general de protección de datos (RGPD) se le aplica por otro motivo. En tal caso, tiene los siguientes derechos:`}
        ${c.part.britonsOnly`Este apartado se aplica si usted vive en el Reino Unido o si el Reglamento general de protección de datos del Reino Unido (UK GDPR) se le aplica por otro motivo. En tal caso, tiene los siguientes derechos:`}

        - ${c.part
          .access`**Acceso** (artículo 15): le confirmamos si tratamos datos que le conciernen y, en tal caso,
      le facilitamos información al respecto y una copia de los datos.`}
        - ${c.part
          .rectification`**Rectificación** (artículo 16): rectificamos los datos inexactos y completamos los
          incompletos.`}
        - ${c.part
          .erasure`**Supresión** (artículo 17): puede pedir que suprimamos datos, por ejemplo si ya no los necesitamos, si se tratan
          ilícitamente, si ha retirado su consentimiento y no existe otra base jurídica o si se ha opuesto
          válidamente a su tratamiento. Esto no se aplica en la medida en que aún necesitemos los datos, por ejemplo para
          cumplir una obligación legal o para formular, ejercer o defender reclamaciones.`}
        - ${c.part
          .restriction`**Limitación del tratamiento** (artículo 18): puede pedir que nos limitemos a conservar los datos, por ejemplo mientras comprobamos si son exactos o si su oposición está justificada.`}
        - ${c.part
          .portability`**Portabilidad de los datos** (artículo 20): los datos que haya facilitado y que tratemos de forma automatizada sobre la base de su consentimiento o de un contrato se le entregan en un
      formato estructurado, de uso común y lectura mecánica. También puede pedir que los transmitamos a otro responsable
          cuando sea técnicamente posible.`}
        - **Oposición** (artículo 21): véase el apartado «Su derecho de oposición».`)}

      ${c.part
        .withdrawal`**Retirada del consentimiento:** cuando tratamos datos con su consentimiento, puede retirarlo
      en cualquier momento, con la misma facilidad con la que lo dio, o enviándonos un mensaje. La
      retirada no afecta a la licitud del tratamiento anterior a ella.`}

      ${c.part
        .complaint`**Reclamación:** puede presentar una reclamación ante una autoridad de control, en particular
      donde reside habitualmente, donde trabaja o donde se produjo la supuesta infracción (artículo 77).`}
      ${c.part.authority`La autoridad competente para nosotros es: ${authority(c)}.`}

      ${c.part
        .france`**Francia:** si vive en Francia, puede dar instrucciones sobre el destino de sus datos después de su
      fallecimiento, es decir, sobre si se conservan, se suprimen o se comunican (artículo 85 de la Ley francesa n.º 78-17, de 6 de enero de 1978). Puede modificar o revocar estas instrucciones en cualquier momento.`}`,
    fr: (c) => prose`
      ## Vos droits

      ${c.part.list(prose`
        ${c.part.european`Le règlement général sur la protection des données (RGPD) vous donne les droits suivants :`}
        ${c.part.british`Le règlement général sur la protection des données du Royaume-Uni (UK GDPR) vous donne les droits suivants :`}
        ${c.part.europeansOnly`Cette section vous concerne si vous vivez dans l’Espace économique européen ou si le règlement général sur la protection des données (RGPD) s’applique à vous pour une autre raison. Vous avez alors les droits suivants :`}
        ${c.part.britonsOnly`Cette section vous concerne si vous vivez au Royaume-Uni ou si le règlement général sur la protection des données du Royaume-Uni (UK GDPR) s’applique à vous pour une autre raison. Vous avez alors les droits suivants :`}

        - ${c.part
          .access`**Accès** (article 15) : nous vous confirmons si nous traitons des données vous concernant et, dans
      ce cas, vous fournissons des informations à ce sujet et une copie des données.`}
        - ${c.part
          .rectification`**Rectification** (article 16) : nous corrigeons les données inexactes et complétons
          celles qui sont incomplètes.`}
        - ${c.part
          .erasure`**Effacement** (article 17) : vous pouvez demander l’effacement de données, par exemple lorsque nous n’en avons plus
          besoin, que leur traitement est illicite, que vous avez retiré votre consentement et qu’il n’existe pas d’autre
          base juridique, ou que vous vous êtes valablement opposé à leur traitement. Cela ne vaut pas dans la mesure où
          nous avons encore besoin des données, par exemple pour respecter une obligation légale ou pour constater, exercer
          ou défendre des droits en justice.`}
        - ${c.part
          .restriction`**Limitation du traitement** (article 18) : vous pouvez demander que nous nous limitions à conserver les données,
      par exemple pendant que nous vérifions leur exactitude ou le bien-fondé de votre opposition.`}
        - ${c.part
          .portability`**Portabilité des données** (article 20) : les données que vous nous avez fournies et que
          nous traitons de façon automatisée sur la base de votre consentement ou d’un contrat vous sont remises dans
      un format structuré, couramment utilisé et lisible par machine. Vous pouvez aussi demander que nous les transmettions à
          un autre responsable du traitement lorsque cela est techniquement possible.`}
        - **Opposition** (article 21) : voir la section « Votre droit d’opposition ».`)}

      ${c.part
        .withdrawal`**Retrait du consentement :** lorsque nous traitons des données avec votre consentement, vous
      pouvez le retirer à tout moment, aussi simplement que vous l’avez donné, ou en nous envoyant un message. Le
      retrait ne compromet pas la licéité du traitement effectué auparavant.`}

      ${c.part
        .complaint`**Réclamation :** vous pouvez introduire une réclamation auprès d’une autorité de contrôle, en
      particulier là où vous résidez habituellement, là où vous travaillez ou là où la violation alléguée a été commise (article
      77).`} ${c.part.authority`L’autorité compétente pour nous est : ${authority(c)}.`}

      ${c.part
        .france`**France :** si vous vivez en France, vous pouvez donner des directives sur le sort de vos données
      après votre décès, c’est-à-dire sur leur conservation, leur effacement ou leur communication (article 85 de la
      loi n° 78-17 du 6 janvier 1978). Vous pouvez modifier ou révoquer ces directives à tout moment.`}`,
    it: (c) => prose`
      ## I Suoi diritti

      ${c.part.list(prose`
        ${c.part.european`Il regolamento generale sulla protezione dei dati (GDPR) Le riconosce i seguenti diritti:`}
        ${c.part.british`Il regolamento generale sulla protezione dei dati del Regno Unito (UK GDPR) Le riconosce i seguenti diritti:`}
        ${c.part.europeansOnly`Questa sezione vale se Lei vive nello Spazio economico europeo o se il regolamento generale sulla protezione dei dati (GDPR) si applica a Lei per un altro motivo. In tal caso ha i seguenti diritti:`}
        ${c.part.britonsOnly`Questa sezione vale se Lei vive nel Regno Unito o se il regolamento generale sulla protezione dei dati del Regno Unito (UK GDPR) si applica a Lei per un altro motivo. In tal caso ha i seguenti diritti:`}

        - ${c.part
          .access`**Accesso** (art. 15): Le confermiamo se trattiamo dati che La riguardano e, in tal caso, Le
          forniamo informazioni al riguardo e una copia dei dati.`}
        - ${c.part.rectification`**Rettifica** (art. 16): rettifichiamo i dati inesatti e integriamo quelli
          incompleti.`}
        - ${c.part
          .erasure`**Cancellazione** (art. 17): può chiederci di cancellare i dati, ad esempio se non ne
          abbiamo più bisogno, se il trattamento è illecito, se ha revocato il consenso e non vi è un’altra base
          giuridica o se ha fatto valida opposizione. Ciò non vale nella misura in cui i dati ci servono ancora, ad
          esempio per adempiere un obbligo legale o far valere un diritto in sede giudiziaria.`}
        - ${c.part
          .restriction`**Limitazione del trattamento** (art. 18): può chiedere che ci limitiamo a conservare i dati, ad esempio
          mentre verifichiamo se sono esatti o se la Sua opposizione è fondata.`}
        - ${c.part
          .portability`**Portabilità dei dati** (art. 20): i dati che ci ha fornito e che trattiamo con mezzi
          automatizzati sulla base del Suo consenso o di un contratto Le vengono consegnati in un formato strutturato,
          di uso comune e leggibile da dispositivo automatico. Può anche chiedere che li trasmettiamo a un altro titolare, se
          tecnicamente fattibile.`}
        - **Opposizione** (art. 21): si veda la sezione «Il Suo diritto di opposizione».`)}

      ${c.part
        .withdrawal`**Revoca del consenso:** quando trattiamo dati con il Suo consenso, può revocarlo in qualsiasi
      momento, con la stessa facilità con cui lo ha prestato; può farlo anche inviandoci un messaggio. La revoca non pregiudica la
      liceità del trattamento avvenuto prima di essa.`}

      ${c.part
        .complaint`**Reclamo:** può proporre reclamo a un’autorità di controllo, in particolare nel luogo in cui
      risiede abitualmente, in cui lavora o in cui si è verificata la presunta violazione (art. 77).`} ${c
        .part.authority`L’autorità
      competente per noi è: ${authority(c)}.`}

      ${c.part
        .france`**Francia:** se vive in Francia, può dare istruzioni sul destino dei Suoi dati dopo la Sua morte, cioè
      sulla loro conservazione, cancellazione o comunicazione (art. 85 della legge francese n. 78-17). Può modificare o
      revocare tali istruzioni in qualsiasi momento.`}`,
    nl: (c) => prose`
      ## Uw rechten

      ${c.part.list(prose`
        ${c.part.european`Volgens de Algemene verordening gegevensbescherming (AVG) hebt u deze rechten:`}
        ${c.part.british`Volgens de algemene verordening gegevensbescherming van het Verenigd Koninkrijk (UK GDPR) hebt u deze rechten:`}
        ${c.part.europeansOnly`Dit onderdeel geldt als u in de Europese Economische Ruimte woont of als de Algemene verordening gegevensbescherming (AVG) om een andere reden op u van toepassing is. U hebt dan deze rechten:`}
        ${c.part.britonsOnly`Dit onderdeel geldt als u in het Verenigd Koninkrijk woont of als de algemene verordening gegevensbescherming van het Verenigd Koninkrijk (UK GDPR) om een andere reden op u van toepassing is. U hebt dan deze rechten:`}

        - ${c.part
          .access`**Inzage** (artikel 15): wij bevestigen of wij gegevens over u verwerken en geven u in dat geval
          informatie daarover en een kopie van de gegevens.`}
        - ${c.part
          .rectification`**Rectificatie** (artikel 16): wij corrigeren onjuiste gegevens en vullen onvolledige
          gegevens aan.`}
        - ${c.part
          .erasure`**Wissing** (artikel 17): u kunt ons vragen gegevens te wissen, bijvoorbeeld als wij ze niet meer
          nodig hebben, als de verwerking onrechtmatig is, als u uw toestemming hebt ingetrokken en er geen andere
          rechtsgrond is, of als u met succes bezwaar hebt gemaakt. Dat geldt niet voor zover wij de gegevens nog nodig
          hebben, bijvoorbeeld om een wettelijke verplichting na te komen of een rechtsvordering te onderbouwen.`}
        - ${c.part
          .restriction`**Beperking van de verwerking** (artikel 18): u kunt vragen dat wij gegevens alleen nog bewaren,
          bijvoorbeeld terwijl wij nagaan of ze juist zijn of uw bezwaar gegrond is.`}
        - ${c.part
          .portability`**Overdraagbaarheid van gegevens** (artikel 20): gegevens die u ons hebt verstrekt en die
          wij geautomatiseerd verwerken op grond van uw toestemming of een overeenkomst, krijgt u in een
          gestructureerd, gangbaar en machineleesbaar formaat. U kunt ook vragen dat wij ze aan een andere verwerkingsverantwoordelijke
          doorzenden, als dat technisch mogelijk is.`}
        - **Bezwaar** (artikel 21): zie het onderdeel “Uw recht van bezwaar”.`)}

      ${c.part
        .withdrawal`**Intrekking van de toestemming:** wanneer wij gegevens met uw toestemming verwerken, kunt u die
      op elk moment intrekken, even eenvoudig als u die hebt gegeven; dat kan ook met een bericht aan ons. De intrekking doet
      niet af aan de rechtmatigheid van de verwerking die daarvoor heeft plaatsgevonden.`}

      ${c.part
        .complaint`**Klacht:** u kunt een klacht indienen bij een toezichthoudende autoriteit, met name waar u gewoonlijk verblijft, waar u werkt of waar de vermeende inbreuk is begaan (artikel 77).`} ${c
        .part.authority`Voor ons is bevoegd:
      ${authority(c)}.`}

      ${c.part
        .france`**Frankrijk:** woont u in Frankrijk, dan kunt u instructies geven over wat er na uw overlijden met uw
      gegevens moet gebeuren, dus of ze worden bewaard, gewist of doorgegeven (artikel 85 van de Franse wet nr. 78-17).
      U kunt deze instructies op elk moment wijzigen of intrekken.`}`,
  },
});
