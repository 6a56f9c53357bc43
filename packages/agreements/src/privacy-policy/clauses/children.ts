import { type Context, given, has, prose, type Prose } from '../../document/authoring.ts';
import { britishAge, regulationAge } from '../derive/digital-consent-age.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** `16 years`: the smallest age is one, so that the plural forms suffice. */
function years(
  { a, say, number }: Context<PrivacyQuestions>,
  { one, other }: { one: Prose; other: Prose },
): Prose {
  return a.min_age === 1 ? prose`${number(say.min_age)} ${one}` : prose`${number(say.min_age)} ${other}`;
}

/** Whether people below an age may use the service; where no least age is given, they may. */
function admitsBelow(age: number, { min_age: least }: Context<PrivacyQuestions>['a']): boolean {
  return least === undefined || least < age;
}

/** The ages of consent (Art. 8(1) of either regulation) are told where somebody below them may use the service. */
export const children = clause({
  id: 'pp.children',
  version: 4,
  parts: {
    adults: { meets: [], when: (a) => a.kids === 'not-directed' || a.kids === undefined },
    everyone: { meets: [], when: (a) => a.kids === 'age-gate' },
    teens: { meets: [], when: (a) => a.kids === 'teens' },
    children: { meets: [], when: (a) => a.kids === 'directed' },
    age: { meets: [], when: (a) => a.kids !== 'directed' && a.min_age !== 0 },
    younger: {
      meets: [],
      when: (a) => a.pd_none_confirm !== 'yes' && a.kids !== 'directed' && a.min_age !== 0,
    },
    thirteen: {
      meets: [],
      when: (a) => a.pd_none_confirm !== 'yes' && a.kids === 'not-directed' && a.min_age === 0,
    },
    consent: {
      meets: ['gdpr-8'],
      when: (a) => has(a.laws, 'gdpr') && a.pd_none_confirm !== 'yes' && admitsBelow(regulationAge, a),
    },
    british: {
      meets: [],
      when: (a) => has(a.laws, 'uk_gdpr') && a.pd_none_confirm !== 'yes' && admitsBelow(britishAge, a),
    },
    // Act P-39.1, s. 4.1: under 14 the holder of parental authority or the tutor consents.
    quebec: {
      meets: [],
      when: (a) => has(a.laws, 'quebec_25') && a.pd_none_confirm !== 'yes' && admitsBelow(14, a),
    },
    asked: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' && a.kids === 'directed' },
    parents: {
      meets: [],
      when: (a) => a.pd_none_confirm !== 'yes' && given(a.kids) && a.kids !== 'not-directed',
    },
  },
  text: {
    de: (c) => prose`
      ## Kinder und Jugendliche

      ${c.part.adults`Unser Angebot richtet sich nicht an Kinder.`} ${c.part
        .everyone`Unser Angebot richtet sich an
      alle Altersgruppen. Wir fragen nach dem Alter, um Altersgrenzen einhalten zu können.`}
      ${c.part.teens`Unser Angebot richtet sich auch an Jugendliche.`} ${c.part
        .children`Unser Angebot richtet sich
      auch an Kinder.`} ${c.part
        .age`Nutzen darf es, wer mindestens ${years(c, { one: prose`Jahr`, other: prose`Jahre` })}
      alt ist.`}

      ${c.part
        .younger`Von Personen, die jünger sind, erheben wir wissentlich keine personenbezogenen Daten. Erfahren
      wir, dass dies dennoch geschehen ist, löschen wir die Daten, soweit kein Gesetz ihre Aufbewahrung verlangt. Eltern
      können uns darauf hinweisen.`} ${c.part
        .thirteen`Von Kindern unter 13 Jahren erheben wir wissentlich keine
      personenbezogenen Daten. Stellt sich heraus, dass dies doch geschehen ist, löschen wir sie, soweit wir sie nicht
      nach dem Gesetz aufbewahren müssen. Hinweise von Eltern nehmen wir entgegen.`}

      ${c.part
        .consent`Wird ein Online-Dienst einem Kind unmittelbar angeboten und beruht eine Verarbeitung auf einer
      Einwilligung, kann das Kind sie ab 16 Jahren selbst erteilen. Manche Mitgliedstaaten der Europäischen Union
      haben ein niedrigeres Alter festgelegt, jedoch mindestens 13 Jahre. Bei jüngeren Kindern muss der Träger der
      elterlichen Verantwortung einwilligen oder der Einwilligung zustimmen (Art. 8 DSGVO).`} ${c.part.british`Im Vereinigten Königreich kann ein Kind ab 13 Jahren selbst darin einwilligen, dass ein Online-Dienst, der ihm unmittelbar angeboten wird, seine Daten verarbeitet (Art. 8 UK GDPR).`} ${c.part.quebec`In Québec willigt für Kinder unter 14 Jahren ein, wer die elterliche Gewalt innehat oder Vormund ist (Gesetz P-39.1, Art. 4.1).`} ${c
        .part.asked`Soweit das
      Recht die Einwilligung der Eltern verlangt, bitten wir sie darum, bevor wir Daten ihres Kindes erheben.`}
      ${c.part
        .parents`Eltern und andere Sorgeberechtigte können sich an uns wenden, um Daten ihres Kindes einzusehen,
      berichtigen oder löschen zu lassen.`}`,
    en: (c) => prose`
      ## Children and young people

      ${c.part.adults`Our service is not directed to children.`} ${c.part
        .everyone`Our service is for people of all
      ages. We ask for the age so that age limits can be observed.`} ${c.part
        .teens`Our service is also directed to
      teenagers.`} ${c.part.children`Our service is also directed to children.`} ${c.part
        .age`You may use it if you are
      at least ${years(c, { one: prose`year`, other: prose`years` })} old.`}

      ${c.part
        .younger`We do not knowingly collect personal data from anyone younger. If we learn that this has happened nevertheless, we erase the data unless a law requires us to keep it. Parents can bring it to our
      attention.`} ${c.part
        .thirteen`We do not knowingly collect personal data from children under 13 years of age. If it
      turns out that this has happened, we erase it unless we have to keep it by law. Parents can let us know.`}

      ${c.part
        .consent`Where an online service is offered directly to a child and processing is based on consent, the child
      can give it without the parents from the age of 16. Some Member States of the European Union have set a lower age, though not below
      13. For younger children, the holder of parental responsibility must give or authorise the consent (Article 8
      GDPR).`} ${c.part.british`In the United Kingdom a child can consent without the parents from the age of 13 to the processing of its data by an online service that is offered directly to it (Article 8 UK GDPR).`} ${c.part.quebec`In Quebec, the person having parental authority or the tutor consents for children under 14 (Act P-39.1, section 4.1).`} ${c
        .part.asked`Where the law requires the consent of parents, we ask them for it before we collect data
      of their child.`} ${c.part
        .parents`Parents and guardians can contact us to see their child’s data or to have it
      corrected or erased.`}`,
    es: (c) => prose`
      ## Niños y adolescentes

      ${c.part.adults`Nuestro servicio no se dirige a niños.`} ${c.part
        .everyone`Nuestro servicio se dirige a personas de
      todas las edades. Preguntamos la edad para poder respetar los límites de edad.`} ${c.part
        .teens`Nuestro servicio se
      dirige también a adolescentes.`} ${c.part.children`Nuestro servicio se dirige también a niños.`}
      ${c.part.age`Puede utilizar nuestro servicio quien tenga al menos ${years(c, { one: prose`año`, other: prose`años` })}.`}

      ${c.part
        .younger`No recogemos a sabiendas datos personales de personas menores de esa edad. Si llegamos a saber que, aun así, los hemos recogido, los suprimimos, salvo que una ley exija conservarlos. Los padres pueden
      comunicárnoslo.`} ${c.part
        .thirteen`No recogemos a sabiendas datos personales de niños menores de 13 años. Si resulta
      que los hemos recogido, los suprimimos, salvo que debamos conservarlos por ley. Los padres pueden comunicárnoslo.`}

      ${c.part
        .consent`Cuando un servicio en línea se ofrece directamente a un niño y el tratamiento se basa en el
      consentimiento, el niño puede darlo por sí mismo a partir de los 16 años. Algunos Estados miembros de la Unión Europea han fijado
      una edad inferior, aunque no por debajo de los 13 años. Para los menores de esa edad, el consentimiento debe darlo o autorizarlo el titular de la patria potestad o tutela (artículo 8 del
      RGPD).`} ${c.part.british`En el Reino Unido, un niño puede consentir por sí mismo, a partir de los 13 años, que un servicio en línea que se le ofrece directamente trate sus datos (artículo 8 del UK GDPR).`} ${c.part.quebec`En Quebec, por los menores de 14 años consiente el titular de la patria potestad o el tutor (ley P-39.1, artículo 4.1).`} ${c
        .part.asked`Cuando la ley exige el consentimiento de los padres, se lo pedimos antes de recoger datos
      de su hijo.`} ${c.part
        .parents`Los padres y tutores pueden dirigirse a nosotros para consultar los datos de su
      hijo o para que se rectifiquen o supriman.`}`,
    fr: (c) => prose`
      ## Enfants et adolescents

      ${c.part.adults`Notre service ne s’adresse pas aux enfants.`} ${c.part
        .everyone`Notre service s’adresse à des
      personnes de tout âge. Nous demandons l’âge afin de pouvoir respecter les limites d’âge.`}
      ${c.part.teens`Notre service s’adresse aussi aux adolescents.`} ${c.part
        .children`Notre service s’adresse aussi aux
      enfants.`} ${c.part.age`L’utilisation est possible à partir de l’âge de ${years(c, { one: prose`an`, other: prose`ans` })}.`}

      ${c.part
        .younger`Nous ne collectons pas sciemment de données à caractère personnel concernant des personnes plus
      jeunes. Si nous apprenons que cela s’est néanmoins produit, nous effaçons les données, sauf si une loi en exige la
      conservation. Les parents peuvent nous le signaler.`} ${c.part
        .thirteen`Nous ne collectons pas sciemment de données
      à caractère personnel concernant des enfants de moins de 13 ans. S’il apparaît que cela s’est produit, nous les
      effaçons, sauf si nous devons les conserver en vertu de la loi. Les parents peuvent nous en informer.`}

      ${c.part
        .consent`Lorsqu’un service en ligne est proposé directement à un enfant et qu’un traitement repose sur le
      consentement, l’enfant peut donner lui-même ce consentement à partir de 16 ans. Certains États membres de l’Union européenne ont
      fixé un âge inférieur, mais pas en dessous de 13 ans. Pour les enfants plus jeunes, le titulaire de la
      responsabilité parentale doit donner ou autoriser le consentement (article 8 du RGPD).`} ${c.part.british`Au Royaume-Uni, un enfant peut consentir seul, à partir de 13 ans, au traitement de ses données par un service en ligne qui lui est proposé directement (article 8 du UK GDPR).`} ${c.part.quebec`Au Québec, pour un enfant de moins de 14 ans, le consentement est donné par le titulaire de l’autorité parentale ou par le tuteur (loi P-39.1, article 4.1).`} ${c
        .part.asked`Lorsque la
      loi exige le consentement des parents, nous le leur demandons avant de collecter des données concernant leur
      enfant.`} ${c.part
        .parents`Les parents et autres titulaires de la responsabilité parentale peuvent s’adresser à nous
      pour consulter les données de leur enfant ou pour les faire rectifier ou effacer.`}`,
    it: (c) => prose`
      ## Bambini e ragazzi

      ${c.part.adults`Il nostro servizio non si rivolge ai bambini.`} ${c.part
        .everyone`Il nostro servizio si rivolge a
      persone di ogni età. Chiediamo l’età per poter rispettare i limiti di età.`} ${c.part
        .teens`Il nostro servizio si
      rivolge anche agli adolescenti.`} ${c.part.children`Il nostro servizio si rivolge anche ai bambini.`}
      ${c.part.age`Può utilizzarlo chi ha almeno ${years(c, { one: prose`anno`, other: prose`anni` })}.`}

      ${c.part
        .younger`Non raccogliamo consapevolmente dati personali di persone più giovani. Se veniamo a sapere che ciò
      è comunque accaduto, cancelliamo i dati, salvo che una legge ne imponga la conservazione. I genitori possono
      segnalarcelo.`} ${c.part
        .thirteen`Non raccogliamo consapevolmente dati personali di bambini con meno di 13 anni. Se
      risulta che ciò è accaduto, li cancelliamo, salvo che dobbiamo conservarli per legge. I genitori possono
      informarci.`}

      ${c.part
        .consent`Quando un servizio online è offerto direttamente a un minore e un trattamento si basa sul consenso,
      il minore può prestarlo da solo a partire dai 16 anni. Alcuni Stati membri dell’Unione europea hanno stabilito
      un’età inferiore, ma non al di sotto dei 13 anni. Per i minori più giovani il consenso deve essere prestato o
      autorizzato dal titolare della responsabilità genitoriale (art. 8 del GDPR).`} ${c.part.british`Nel Regno Unito un minore può acconsentire da solo, a partire dai 13 anni, al trattamento dei suoi dati da parte di un servizio online che gli è offerto direttamente (art. 8 del UK GDPR).`} ${c.part.quebec`In Québec, per i minori di 14 anni acconsente chi esercita l’autorità genitoriale o il tutore (legge P-39.1, art. 4.1).`} ${c
        .part.asked`Quando la legge
      richiede il consenso dei genitori, lo chiediamo loro prima di raccogliere dati del figlio.`} ${c.part
        .parents`I
      genitori e i tutori possono rivolgersi a noi per consultare i dati del minore o per farli rettificare o
      cancellare.`}`,
    nl: (c) => prose`
      ## Kinderen en jongeren

      ${c.part.adults`Onze dienst is niet gericht op kinderen.`} ${c.part
        .everyone`Onze dienst is bedoeld voor mensen van
      alle leeftijden. Wij vragen naar de leeftijd om leeftijdsgrenzen in acht te kunnen nemen.`}
      ${c.part.teens`Onze dienst is ook gericht op jongeren.`} ${c.part.children`Onze dienst is ook gericht op
      kinderen.`} ${c.part.age`U mag de dienst gebruiken vanaf de leeftijd van ${years(c, { one: prose`jaar`, other: prose`jaar` })}.`}

      ${c.part
        .younger`Van personen die jonger zijn, verzamelen wij niet bewust persoonsgegevens. Als wij vernemen dat
      dit toch is gebeurd, wissen wij de gegevens, tenzij een wet bewaring voorschrijft. Ouders kunnen ons daarop
      wijzen.`} ${c.part
        .thirteen`Van kinderen jonger dan 13 jaar verzamelen wij niet bewust persoonsgegevens. Als blijkt
      dat dit toch is gebeurd, wissen wij ze, tenzij wij ze volgens de wet moeten bewaren. Ouders kunnen ons dat
      laten weten.`}

      ${c.part.consent`Wordt een onlinedienst rechtstreeks aan een kind aangeboden en berust een verwerking
      op toestemming, dan kan het kind die vanaf 16 jaar zelf geven. Sommige lidstaten van de Europese Unie hebben een lagere
      leeftijd vastgesteld, maar niet lager dan 13 jaar. Voor jongere kinderen moet de persoon die de ouderlijke
      verantwoordelijkheid draagt de toestemming geven of daarvoor machtiging verlenen (artikel 8 AVG).`} ${c.part.british`In het Verenigd Koninkrijk kan een kind vanaf 13 jaar zelf toestemming geven voor de verwerking van zijn gegevens door een onlinedienst die het rechtstreeks wordt aangeboden (artikel 8 UK GDPR).`} ${c.part.quebec`In Quebec geeft voor kinderen onder 14 jaar degene met het ouderlijk gezag of de voogd toestemming (wet P-39.1, artikel 4.1).`} ${c
        .part.asked`Als de wet de
      toestemming van de ouders vereist, vragen wij hun die voordat wij gegevens van hun kind verzamelen.`}
      ${c.part
        .parents`Ouders en voogden kunnen zich tot ons wenden om gegevens van hun kind in te zien of te laten
      rectificeren of wissen.`}`,
  },
});
