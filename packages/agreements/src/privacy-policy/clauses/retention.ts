import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  items,
  link,
  type Prose,
  prose,
  rows,
  type Words,
} from '../../document/authoring.ts';
import { underEither } from '../words/regulation.ts';
import { retentionWords } from '../words/retention.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Nouns = {
  [Kind in keyof (typeof retentionWords)['en']]: Record<keyof (typeof retentionWords)['en'][Kind], Words>;
};
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;

/** One entry per kind of data; `line` is the sentence of the language. */
function rules(
  c: Spoken,
  line: (kind: Words, length: Words, from: Words) => Prose,
  reason: (why: Words) => Prose,
) {
  const period = c.period as (value: unknown, inflection?: 'akk') => Words;
  return items(
    rows(c.say.retention_rules).map((row, i) => {
      const kinds = { ...c.w.category, other: row.retention_category_named };
      const rule = line(
        c.name(row.retention_category, kinds),
        period(row.retention_length, 'akk'),
        c.name(row.retention_from, c.w.start),
      );
      const why = c.a.retention_rules?.[i]?.retention_reason;
      return why === undefined ? rule : prose`${rule} ${reason(c.name(row.retention_reason, c.w.reason))}`;
    }),
  );
}

function countsFrom(a: Context<PrivacyQuestions>['a'], start: 'contract-end' | 'account-closed'): boolean {
  return a.retention_mode === 'one-period' && a.retention_start === start;
}

/** A period of a kind of data that people may hand over without a contract, or without an account. */
function rulesCountFrom(
  a: Context<PrivacyQuestions>['a'],
  start: 'contract-end' | 'account-closed',
): boolean {
  const own = start === 'contract-end' ? ['account', 'orders', 'invoices'] : ['account'];
  return (
    a.retention_rules?.some(
      (row) => row.retention_from === start && !own.includes(row.retention_category ?? ''),
    ) === true
  );
}

/**
 * Drafting note. Articles 5(1)(e), 13(2)(a) and 14(2)(a) GDPR: a period, or else the criteria. general: criteria by kind of
 * data, only of kinds that arise. contractless, accountless: a period that starts with a contract or account never starts
 * for others. longer: statutory periods and claims. account: deletion of an account as app stores want it.
 */
export const retention = clause({
  id: 'pp.retention',
  version: 4,
  parts: {
    general: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) =>
        a.pd_none_confirm !== 'yes' &&
        a.retention_mode !== 'one-period' &&
        a.retention_mode !== 'per-category',
    },
    brief: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    accounts: { meets: [], when: (a) => has(a.purposes, 'accounts') },
    orders: { meets: [], when: (a) => has(a.purposes, 'orders', 'payments', 'deliveries') },
    requests: { meets: [], when: (a) => has(a.purposes, 'requests', 'surveys') },
    newsletters: { meets: [], when: (a) => has(a.purposes, 'newsletters', 'advertising') },
    applicants: { meets: [], when: (a) => has(a.purposes, 'recruitment') },
    period: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.retention_mode === 'one-period',
    },
    // A period that starts with the end of something never starts for those who never had it.
    contractless: { meets: [], when: (a) => countsFrom(a, 'contract-end') },
    accountless: { meets: [], when: (a) => countsFrom(a, 'account-closed') },
    rules: {
      meets: ['gdpr-13-2-a', 'apple-5-1-1-i-c', 'play-retention'],
      when: (a) => a.retention_mode === 'per-category',
    },
    withoutContract: { meets: [], when: (a) => rulesCountFrom(a, 'contract-end') },
    withoutAccount: { meets: [], when: (a) => rulesCountFrom(a, 'account-closed') },
    table: {
      meets: [],
      when: (a) => underEither(a) && a.purpose_table?.some((row) => given(row.purpose_retention)) === true,
    },
    longer: { meets: ['apple-5-1-1-i-c', 'play-retention'] },
    account: { meets: ['play-retention'], when: (a) => given(a.delete_account_url) },
  },
  words: retentionWords,
  text: {
    de: (c) => prose`
      ## Wie lange wir Daten aufbewahren

      ${c.part.brief`Soweit überhaupt Daten anfallen, bewahren wir sie nur auf, bis der Zweck erreicht ist, für den sie anfallen, zum Beispiel bis Ihre Nachricht beantwortet ist.`}

      ${c.part.general(prose`
        Wie lange wir Daten aufbewahren, richtet sich nach ihrem Zweck:

        - ${c.part.accounts`Daten Ihres Kontos bewahren wir auf, solange das Konto besteht.`}
        - ${c.part.orders`Daten zu einem Vertrag bewahren wir auf, bis er erfüllt ist und Ansprüche daraus
          verjährt sind, Rechnungen und Buchungsbelege so lange, wie das Handels- und Steuerrecht es verlangt.`}
        - ${c.part.requests`Anfragen und Antworten bewahren wir auf, bis die Angelegenheit erledigt ist und
          Rückfragen nicht mehr zu erwarten sind.`}
        - ${c.part.newsletters`Daten für Newsletter und Werbung bewahren wir auf, bis Sie Ihre Einwilligung
          widerrufen oder der Werbung widersprechen.`}
        - ${c.part.applicants`Unterlagen aus Bewerbungen bewahren wir nach einer Absage so lange auf, wie
          daraus noch Ansprüche entstehen können.`}
        - Technische Protokolle bewahren wir auf, solange sie für Betrieb und Sicherheit gebraucht werden.
        - Alle anderen Daten bewahren wir auf, bis der Zweck erreicht ist, für den wir sie erhoben haben.`)}

      ${c.part.period`Wir bewahren personenbezogene Daten ${c.period(c.say.retention_period, 'akk')} lang auf,
      gerechnet ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`Haben Sie keinen Vertrag mit uns, läuft die Frist ab Erhalt der Daten.`} ${c.part.accountless`Haben Sie kein Konto, läuft die Frist ab Erhalt der Daten.`}

      ${c.part.rules(prose`
        Es gelten diese Fristen:

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}**: ${length} ${from}.`,
          (why) => prose`Grund: ${why}.`,
        )}

        ${c.part.withoutContract`Wo eine Frist mit dem Ende des Vertrags beginnt und Sie keinen mit uns haben, läuft sie ab Erhalt der Daten.`} ${c.part.withoutAccount`Wo eine Frist mit dem Ende des Kontos beginnt und Sie keines haben, läuft sie ab Erhalt der Daten.`}

        Daten, die hier nicht genannt sind, bewahren wir auf, bis der Zweck erreicht ist, für den wir sie
        erhoben haben.`)}

      ${c.part.table`Nennt die Übersicht der Rechtsgrundlagen für einen Zweck eine Frist, so gilt diese.`}

      ${c.part.longer`Länger bewahren wir Daten nur auf, wenn ein Gesetz es verlangt oder solange wir sie
      brauchen, um Ansprüche geltend zu machen, auszuüben oder abzuwehren. Danach löschen oder anonymisieren
      wir sie. In Sicherungskopien können sie bleiben, bis diese überschrieben werden.`}

      ${c.part.account`Ihr Konto und die Daten darin können Sie hier löschen: ${link(c.say.delete_account_url)}.`}`,
    en: (c) => prose`
      ## How long we keep data

      ${c.part.brief`Where any data arises at all, we keep it only until the purpose for which it arises has been achieved, for example until your message has been answered.`}

      ${c.part.general(prose`
        How long we keep data depends on its purpose:

        - ${c.part.accounts`We keep the data of your account for as long as the account exists.`}
        - ${c.part.orders`We keep data about a contract until it has been performed and claims under it are
          time-barred, and invoices and accounting records for as long as commercial and tax law require.`}
        - ${c.part.requests`We keep enquiries and replies until the matter is settled and no further questions
          are to be expected.`}
        - ${c.part.newsletters`We keep data for newsletters and advertising until you withdraw your consent or
          object to the advertising.`}
        - ${c.part.applicants`We keep documents from job applications after a rejection for as long as claims
          may still arise from them.`}
        - We keep technical logs for as long as operation and security need them.
        - We keep all other data until the purpose for which we collected it has been achieved.`)}

      ${c.part.period`We keep personal data for ${c.period(c.say.retention_period)}, counted
      ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`If you have no contract with us, the period runs from when we receive the data.`} ${c.part.accountless`If you have no account, the period runs from when we receive the data.`}

      ${c.part.rules(prose`
        These periods apply:

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}**: ${length} ${from}.`,
          (why) => prose`Reason: ${why}.`,
        )}

        ${c.part.withoutContract`Where a period begins with the end of the contract and you have none with us, it runs from when we receive the data.`} ${c.part.withoutAccount`Where a period begins with the end of the account and you have none, it runs from when we receive the data.`}

        We keep data that is not named here until the purpose for which we collected it has been achieved.`)}

      ${c.part.table`Where the overview of legal bases names a period for a purpose, that period applies.`}

      ${c.part.longer`We keep data longer only where a law requires it, or as long as we need it to establish,
      exercise or defend legal claims. After that we delete or anonymise it. It may remain in backup copies
      until these are overwritten.`}

      ${c.part.account`You can delete your account and the data in it here:
      ${link(c.say.delete_account_url)}.`}`,
    es: (c) => prose`
      ## Cuánto tiempo conservamos los datos

      ${c.part.brief`Si llegan a generarse datos, solo los conservamos hasta que se cumpla el fin para el que se generan, por ejemplo, hasta que hayamos respondido a su mensaje.`}

      ${c.part.general(prose`
        El plazo de conservación de los datos depende de su fin:

        - ${c.part.accounts`Conservamos los datos de su cuenta mientras esta exista.`}
        - ${c.part.orders`Conservamos los datos relativos a un contrato hasta que se haya cumplido y hayan
          prescrito las acciones derivadas de él, y las facturas y los documentos contables durante el tiempo
          que exige la legislación mercantil y fiscal.`}
        - ${c.part.requests`Conservamos las consultas y sus respuestas hasta que el asunto esté resuelto y no
          quepa esperar más preguntas.`}
        - ${c.part.newsletters`Conservamos los datos para boletines y publicidad hasta que retire su
          consentimiento o se oponga a la publicidad.`}
        - ${c.part.applicants`Conservamos la documentación de las candidaturas rechazadas mientras puedan
          surgir reclamaciones por ellas.`}
        - Conservamos los registros técnicos mientras sean necesarios para el funcionamiento y la seguridad.
        - Conservamos todos los demás datos hasta que se cumpla el fin para el que los recogimos.`)}

      ${c.part.period`Conservamos los datos personales durante el siguiente plazo:
      ${c.period(c.say.retention_period)}, a contar ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`Si no tiene un contrato con nosotros, el plazo corre desde que recibimos los datos.`} ${c.part.accountless`Si no tiene una cuenta, el plazo corre desde que recibimos los datos.`}

      ${c.part.rules(prose`
        Se aplican los siguientes plazos:

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}**: ${length} ${from}.`,
          (why) => prose`Motivo: ${why}.`,
        )}

        ${c.part.withoutContract`Cuando un plazo empieza con el fin del contrato y usted no tiene ninguno con nosotros, se cuenta desde que recibimos los datos.`} ${c.part.withoutAccount`Cuando un plazo empieza con el cierre de la cuenta y usted no tiene ninguna, se cuenta desde que recibimos los datos.`}

        Conservamos los datos que no se mencionan aquí hasta que se cumpla el fin para el que los
        recogimos.`)}

      ${c.part.table`Si el resumen de las bases jurídicas indica un plazo para un fin, se aplica ese plazo.`}

      ${c.part
        .longer`Solo conservamos los datos más tiempo si una ley lo exige o mientras los necesitemos para
      formular, ejercer o defender reclamaciones. Después los suprimimos o los anonimizamos. Pueden permanecer
      en copias de seguridad hasta que estas se sobrescriban.`}

      ${c.part.account`Puede suprimir su cuenta y los datos que contiene aquí:
      ${link(c.say.delete_account_url)}.`}`,
    fr: (c) => prose`
      ## Combien de temps nous conservons les données

      ${c.part.brief`Si des données sont générées, nous ne les conservons que jusqu’à ce que la finalité correspondante soit atteinte, par exemple jusqu’à ce que nous ayons répondu à votre message.`}

      ${c.part.general(prose`
        La durée de conservation des données dépend de leur finalité :

        - ${c.part.accounts`Nous conservons les données de votre compte tant que celui-ci existe.`}
        - ${c.part.orders`Nous conservons les données relatives à un contrat jusqu’à son exécution et à la
          prescription des actions qui en découlent, et les factures et pièces comptables aussi longtemps que
          le droit commercial et fiscal l’exige.`}
        - ${c.part
          .requests`Nous conservons les demandes et les réponses jusqu’à ce que l’affaire soit réglée et
          qu’aucune autre question ne soit à attendre.`}
        - ${c.part.newsletters`Nous conservons les données destinées aux lettres d’information et à la
          publicité jusqu’à ce que vous retiriez votre consentement ou que vous vous opposiez à la
      publicité.`}
        - ${c.part
          .applicants`Nous conservons les dossiers de candidature non retenus tant que des réclamations
          peuvent encore en résulter.`}
        - Nous conservons les journaux techniques tant que le fonctionnement et la sécurité l’exigent.
        - Nous conservons toutes les autres données jusqu’à ce que la finalité de leur collecte soit
          atteinte.`)}

      ${c.part.period`Nous conservons les données à caractère personnel pendant la durée suivante :
      ${c.period(c.say.retention_period)}, ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`Si vous n’avez pas de contrat avec nous, la durée court à compter de la réception des données.`} ${c.part.accountless`Si vous n’avez pas de compte, la durée court à compter de la réception des données.`}

      ${c.part.rules(prose`
        Les durées suivantes s’appliquent :

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}** : ${length} ${from}.`,
          (why) => prose`Motif : ${why}.`,
        )}

        ${c.part.withoutContract`Lorsqu’une durée court à compter de la fin du contrat et que vous n’en avez conclu aucun avec nous, elle court à compter de la réception des données.`} ${c.part.withoutAccount`Lorsqu’une durée court à compter de la fermeture du compte et que vous n’en avez pas, elle court à compter de la réception des données.`}

        Nous conservons les données qui ne sont pas mentionnées ici jusqu’à ce que la finalité de leur collecte
        soit atteinte.`)}

      ${c.part.table`Si l’aperçu des bases juridiques indique une durée pour une finalité, cette durée
      s’applique.`}

      ${c.part.longer`Nous ne conservons des données plus longtemps que si la loi l’exige ou tant que nous en
      avons besoin pour constater, exercer ou défendre des droits en justice. Ensuite, nous les effaçons ou les
      anonymisons. Elles peuvent rester dans des copies de sauvegarde jusqu’à ce que celles-ci soient
      écrasées.`}

      ${c.part.account`Vous pouvez supprimer votre compte et les données qu’il contient ici :
      ${link(c.say.delete_account_url)}.`}`,
    it: (c) => prose`
      ## Per quanto tempo conserviamo i dati

      ${c.part.brief`Se vengono generati dati, li conserviamo solo finché non è raggiunta la finalità per cui li trattiamo, ad esempio finché non abbiamo risposto al Suo messaggio.`}

      ${c.part.general(prose`
        La durata della conservazione dei dati dipende dalla loro finalità:

        - ${c.part.accounts`Conserviamo i dati del Suo account finché l’account esiste.`}
        - ${c.part.orders`Conserviamo i dati relativi a un contratto finché questo non è eseguito e le pretese
          che ne derivano non sono prescritte, e le fatture e i documenti contabili per il tempo richiesto dal
          diritto commerciale e tributario.`}
        - ${c.part
          .requests`Conserviamo le richieste e le risposte finché la questione non è risolta e non sono
          più da attendersi ulteriori domande.`}
        - ${c.part
          .newsletters`Conserviamo i dati per newsletter e pubblicità finché Lei non revoca il consenso
          o non si oppone alla pubblicità.`}
        - ${c.part.applicants`Conserviamo i documenti delle candidature non accolte finché ne possono derivare
          pretese.`}
        - Conserviamo i registri tecnici finché servono al funzionamento e alla sicurezza.
        - Conserviamo tutti gli altri dati finché non è raggiunta la finalità per cui li abbiamo raccolti.`)}

      ${c.part.period`Conserviamo i dati personali per la durata seguente:
      ${c.period(c.say.retention_period)}, a decorrere ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`Se non ha un contratto con noi, il periodo decorre dalla ricezione dei dati.`} ${c.part.accountless`Se non ha un account, il periodo decorre dalla ricezione dei dati.`}

      ${c.part.rules(prose`
        Si applicano i seguenti periodi:

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}**: ${length} ${from}.`,
          (why) => prose`Motivo: ${why}.`,
        )}

        ${c.part.withoutContract`Se un periodo decorre dalla fine del contratto e Lei non ne ha uno con noi, decorre dalla ricezione dei dati.`} ${c.part.withoutAccount`Se un periodo decorre dalla chiusura dell’account e Lei non ne ha uno, decorre dalla ricezione dei dati.`}

        Conserviamo i dati non menzionati qui finché non è raggiunta la finalità per cui li abbiamo
        raccolti.`)}

      ${c.part
        .table`Se la panoramica delle basi giuridiche indica un periodo per una finalità, si applica tale
      periodo.`}

      ${c.part.longer`Conserviamo i dati più a lungo solo se una legge lo richiede o finché ne abbiamo bisogno
      per accertare, esercitare o difendere un diritto in sede giudiziaria. In seguito li cancelliamo o li
      rendiamo anonimi. Possono restare nelle copie di sicurezza finché queste non vengono sovrascritte.`}

      ${c.part.account`Può cancellare il Suo account e i dati che contiene qui:
      ${link(c.say.delete_account_url)}.`}`,
    nl: (c) => prose`
      ## Hoelang wij gegevens bewaren

      ${c.part.brief`Als er al gegevens ontstaan, bewaren wij die alleen tot het doel is bereikt waarvoor wij ze verwerken, bijvoorbeeld tot wij uw bericht hebben beantwoord.`}

      ${c.part.general(prose`
        Hoelang wij gegevens bewaren, hangt af van het doel:

        - ${c.part.accounts`Gegevens van uw account bewaren wij zolang het account bestaat.`}
        - ${c.part
          .orders`Gegevens over een overeenkomst bewaren wij tot die is uitgevoerd en vorderingen daaruit
          zijn verjaard, en facturen en boekhoudstukken zolang het handels- en belastingrecht dat eist.`}
        - ${c.part.requests`Vragen en antwoorden bewaren wij tot de zaak is afgehandeld en geen vervolgvragen
          meer te verwachten zijn.`}
        - ${c.part
          .newsletters`Gegevens voor nieuwsbrieven en reclame bewaren wij tot u uw toestemming intrekt of
          bezwaar maakt tegen de reclame.`}
        - ${c.part.applicants`Stukken van afgewezen sollicitanten bewaren wij zolang daaruit nog vorderingen
          kunnen ontstaan.`}
        - Technische logboeken bewaren wij zolang ze nodig zijn voor werking en beveiliging.
        - Alle andere gegevens bewaren wij tot het doel is bereikt waarvoor wij ze hebben verzameld.`)}

      ${c.part.period`Wij bewaren persoonsgegevens gedurende ${c.period(c.say.retention_period)}, gerekend
      ${c.name(c.say.retention_start, c.w.start)}.`} ${c.part.contractless`Hebt u geen overeenkomst met ons, dan loopt de termijn vanaf de ontvangst van de gegevens.`} ${c.part.accountless`Hebt u geen account, dan loopt de termijn vanaf de ontvangst van de gegevens.`}

      ${c.part.rules(prose`
        Deze termijnen gelden:

        ${rules(
          c,
          (kind, length, from) => prose`**${kind}**: ${length} ${from}.`,
          (why) => prose`Reden: ${why}.`,
        )}

        ${c.part.withoutContract`Begint een termijn met het einde van de overeenkomst en hebt u er geen met ons, dan loopt de termijn vanaf de ontvangst van de gegevens.`} ${c.part.withoutAccount`Begint een termijn met het einde van het account en hebt u geen account, dan loopt de termijn vanaf de ontvangst van de gegevens.`}

        Gegevens die hier niet worden genoemd, bewaren wij tot het doel is bereikt waarvoor wij ze hebben
        verzameld.`)}

      ${c.part.table`Noemt het overzicht van de rechtsgronden voor een doel een termijn, dan geldt die termijn.`}

      ${c.part.longer`Langer bewaren wij gegevens alleen als een wet dat eist of zolang wij ze nodig hebben om
      rechtsvorderingen in te stellen, uit te oefenen of te onderbouwen. Daarna wissen of anonimiseren wij ze.
      In back-ups kunnen ze blijven staan tot die worden overschreven.`}

      ${c.part.account`Uw account en de gegevens daarin kunt u hier verwijderen:
      ${link(c.say.delete_account_url)}.`}`,
  },
});
