import { type Context, given, has, items, prose, type Words } from '../../document/authoring.ts';
import { formWords } from '../words/forms.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** What signing in with another account brings, though nobody ticked it: the section on legal bases names it too. */
function signedIn(a: Context<PrivacyQuestions>['a'], profile: Words): Words[] {
  return a.social_login === 'yes' && !has(a.pd_types, 'social-profile') ? [profile] : [];
}

/**
 * Drafting note. Article 5(1)(a) GDPR (Article 13 asks for no list of data, Article 14(1)(d) only for data from others),
 * Cal. Bus. & Prof. Code § 22575(b)(1) and the acts of the states on categories. forms, posts: how the data comes, which
 * makes the list plain. Sensitive data, permissions and usage have sections of their own.
 */
export const data = clause({
  id: 'pp.data',
  version: 3,
  when: (a) => a.pd_none_confirm !== 'yes',
  parts: {
    list: {
      meets: ['caloppa-22575-b1', 'us-states-categories', 'apple-5-1-1-i-a', 'play-data'],
      when: (a) => !has(a.pd_types, 'none'),
    },
    none: {
      meets: ['caloppa-22575-b1', 'us-states-categories', 'apple-5-1-1-i-a', 'play-data'],
      when: (a) => has(a.pd_types, 'none'),
    },
    forms: { meets: ['caloppa-22575-b1'], when: (a) => given(a.forms) },
    posts: { meets: [], when: (a) => a.ugc === 'yes' },
    further: { meets: [] },
  },
  words: {
    de: { types: dataTypeWords.de, forms: formWords.de },
    en: { types: dataTypeWords.en, forms: formWords.en },
    es: { types: dataTypeWords.es, forms: formWords.es },
    fr: { types: dataTypeWords.fr, forms: formWords.fr },
    it: { types: dataTypeWords.it, forms: formWords.it },
    nl: { types: dataTypeWords.nl, forms: formWords.nl },
  },
  text: {
    de: ({ a, say, part, w, names }) => prose`
      ## Welche Daten wir verarbeiten

      ${part.list(prose`
        Wir verarbeiten diese Arten personenbezogener Daten:

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`Name, Kontaktdaten und ähnliche Angaben zu Ihrer Person verarbeiten wir nur, soweit diese
      Erklärung sie nennt. Daten fallen aber auch an, wenn Sie unser Angebot lediglich ansehen.`}

      ${part.forms(prose`
        Über Formulare und Eingabefelder erhalten wir in der Regel:

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`Was Sie in unserem Angebot für andere veröffentlichen, können diese zusammen mit dem Namen
      oder Profil sehen, unter dem Sie es veröffentlichen. Andere können solche Inhalte auch kopieren und
      weitergeben.`}

      ${part.further`Welche Daten einzelne Funktionen und Anbieter darüber hinaus verarbeiten, steht im
      jeweiligen Abschnitt.`}`,
    en: ({ a, say, part, w, names }) => prose`
      ## Which data we process

      ${part.list(prose`
        We process these kinds of personal data:

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`We process names, contact details and similar data about you only as far as this document
      mentions them. But data also arises when you merely look at our service.`}

      ${part.forms(prose`
        Through forms and input fields we usually receive:

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`What you publish for others on our service can be seen by them together with the name or
      profile under which you publish it. Others can also copy such content and pass it on.`}

      ${part.further`The section on each feature or provider says which further data it processes.`}`,
    es: ({ a, say, part, w, names }) => prose`
      ## Qué datos tratamos

      ${part.list(prose`
        Tratamos las siguientes categorías de datos personales:

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`Solo tratamos el nombre, los datos de contacto y otros datos similares sobre usted en la
      medida en que este documento los menciona. No obstante, también se generan datos cuando usted se limita
      a visitar nuestro servicio.`}

      ${part.forms(prose`
        A través de formularios y campos de entrada solemos recibir:

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`Lo que usted publica para otras personas en nuestro servicio puede ser visto por ellas
      junto con el nombre o perfil con el que lo publica. Otras personas también pueden copiar y difundir
      esos contenidos.`}

      ${part.further`En el apartado de cada función o proveedor se indica qué otros datos se tratan.`}`,
    fr: ({ a, say, part, w, names }) => prose`
      ## Les données que nous traitons

      ${part.list(prose`
        Nous traitons les catégories suivantes de données à caractère personnel :

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`Nous ne traitons votre nom, vos coordonnées et d’autres données semblables que dans la
      mesure où ce document les mentionne. La simple consultation de notre service génère toutefois
      aussi des données.`}

      ${part.forms(prose`
        Au moyen des formulaires et des champs de saisie, nous recevons généralement :

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`Ce que vous publiez pour d’autres personnes sur notre service peut être vu par elles, avec
      le nom ou le profil sous lequel vous le publiez. D’autres personnes peuvent aussi copier ces contenus
      et les diffuser.`}

      ${part.further`La section consacrée à chaque fonction ou prestataire indique les autres données
      traitées.`}`,
    it: ({ a, say, part, w, names }) => prose`
      ## Quali dati trattiamo

      ${part.list(prose`
        Trattiamo queste categorie di dati personali:

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`Trattiamo il Suo nome, i Suoi recapiti e altri dati simili solo nella misura in cui questo
      documento li menziona. Alcuni dati si generano tuttavia anche quando Lei si limita a visitare il nostro
      servizio.`}

      ${part.forms(prose`
        Tramite moduli e campi di inserimento riceviamo di norma:

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`Ciò che Lei pubblica per altre persone nel nostro servizio può essere visto da loro insieme
      al nome o al profilo con cui lo pubblica. Altre persone possono anche copiare e diffondere tali
      contenuti.`}

      ${part.further`La sezione su ciascuna funzione o ciascun fornitore indica quali altri dati vengono
      trattati.`}`,
    nl: ({ a, say, part, w, names }) => prose`
      ## Welke gegevens wij verwerken

      ${part.list(prose`
        Wij verwerken deze soorten persoonsgegevens:

        ${items([...names(say.pd_types, w.types, say['pd_types.own']), ...signedIn(a, w.types['social-profile'])])}`)}

      ${part.none`Uw naam, contactgegevens en soortgelijke gegevens over u verwerken wij alleen voor zover dit
      document ze noemt. Er ontstaan echter ook gegevens wanneer u onze dienst alleen bekijkt.`}

      ${part.forms(prose`
        Via formulieren en invoervelden ontvangen wij doorgaans:

        ${items(names(say.forms, w.forms))}`)}

      ${part.posts`Wat u in onze dienst voor anderen publiceert, kunnen zij zien samen met de naam of het
      profiel waaronder u het publiceert. Anderen kunnen die inhoud ook kopiëren en verspreiden.`}

      ${part.further`In het onderdeel over elke functie of aanbieder staat welke andere gegevens daarbij
      worden verwerkt.`}`,
  },
});
