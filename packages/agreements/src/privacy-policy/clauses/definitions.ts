import { has, prose } from '../../document/authoring.ts';
import { underBritish, underEither } from '../words/regulation.ts';
import { clause } from './clause.ts';

/** Only the words that the other clauses use: Article 4(1), (7) and (8) GDPR, Cal. Civ. Code § 1798.140. */
export const definitions = clause({
  id: 'pp.definitions',
  version: 3,
  parts: {
    processor: { meets: [], when: (a) => underEither(a) && (a.role === 'processor' || a.role === 'both') },
    gdpr: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    british: { meets: [], when: underBritish },
    same: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    area: { meets: [], when: (a) => has(a.laws, 'gdpr') },
    california: { meets: [], when: (a) => has(a.laws, 'caloppa') },
  },
  text: {
    de: ({ part }) => prose`
      ## Begriffe

      - **Personenbezogene Daten** sind alle Informationen, die sich auf eine identifizierte oder identifizierbare Person beziehen, etwa Name, E-Mail-Adresse oder IP-Adresse. ${part.california`Dazu gehört auch, was das
        Recht Kaliforniens „personally identifiable information“ nennt.`}
      - **Verarbeitung** ist jeder Umgang mit diesen Daten, etwa das Erheben, Speichern, Verwenden,
        Übermitteln und Löschen.
      - **Verantwortlicher** ist, wer über Zwecke und Mittel der Verarbeitung entscheidet.
      - ${part.processor`**Auftragsverarbeiter** ist ein Dienstleister, der Daten nur nach den Weisungen des
        Verantwortlichen für ihn verarbeitet.`}
      - **Unser Angebot** sind die Websites und Apps, für die diese Erklärung gilt.
      - ${part.gdpr`Die **DSGVO** ist die Datenschutz-Grundverordnung, Verordnung (EU) 2016/679.`}
      - ${part.british`Die **UK GDPR** ist die Datenschutz-Grundverordnung in der Fassung, die im Vereinigten
        Königreich gilt. ${part.same`Nennen wir einen Artikel der DSGVO, so ist für Menschen im Vereinigten Königreich der Artikel der UK GDPR
        mit derselben Nummer gemeint, soweit wir nichts anderes sagen.`}`}
      - ${part.area`Der **EWR** ist der Europäische Wirtschaftsraum: die Mitgliedstaaten der Europäischen Union sowie Island, Liechtenstein und Norwegen.`}`,
    en: ({ part }) => prose`
      ## Definitions

      - **Personal data** is any information about an identified or identifiable person, such as a
        name, e-mail address or IP address. ${part.california`It includes what the law of California calls
        “personally identifiable information”.`}
      - **Processing** is anything that is done with this data, such as collecting, storing, using, passing on
        and erasing it.
      - The **controller** is the one who decides on the purposes and means of processing.
      - ${part.processor`A **processor** is a service provider that processes data for the controller, only
        on the controller’s instructions.`}
      - **Our service** means the websites and apps that this document covers.
      - ${part.gdpr`The **GDPR** is the General Data Protection Regulation, Regulation (EU) 2016/679.`}
      - ${part.british`The **UK GDPR** is the General Data Protection Regulation as it applies in the United
        Kingdom. ${part.same`Where we cite an article of the GDPR, this means for people in the United Kingdom the article of the UK GDPR
        with the same number, unless we say otherwise.`}`}
      - ${part.area`The **EEA** is the European Economic Area: the Member States of the European Union, Iceland,
        Liechtenstein and Norway.`}`,
    es: ({ part }) => prose`
      ## Definiciones

      - Los **datos personales** son toda información sobre una persona física identificada o identificable,
        como un nombre, una dirección de correo electrónico o una dirección IP. ${part.california`Incluyen lo que el Derecho de California llama «personally identifiable information» (información que permite identificar a una persona).`}
      - El **tratamiento** es toda operación con esos datos, como recogerlos, conservarlos, utilizarlos,
        comunicarlos y suprimirlos.
      - El **responsable del tratamiento** es quien decide los fines y los medios del tratamiento.
      - ${part.processor`Un **encargado del tratamiento** es un proveedor que trata datos por cuenta del responsable y solo siguiendo sus instrucciones.`}
      - Por **nuestro servicio** se entienden los sitios web y las aplicaciones a los que se aplica este documento.
      - ${part.gdpr`El **RGPD** es el Reglamento general de protección de datos, Reglamento (UE) 2016/679.`}
      - ${part.british`El **UK GDPR** es el Reglamento general de protección de datos en la versión vigente en el
        Reino Unido. ${part.same`Cuando citamos un artículo del RGPD, para las personas que se encuentran en el Reino Unido se entiende el
        artículo del UK GDPR con el mismo número, salvo que indiquemos otra cosa.`}`}
      - ${part.area`El **EEE** es el Espacio Económico Europeo: los Estados miembros de la Unión Europea, Islandia,
        Liechtenstein y Noruega.`}`,
    fr: ({ part }) => prose`
      ## Définitions

      - Les **données à caractère personnel** sont toutes les informations sur une personne physique identifiée
      ou identifiable, par exemple un nom, une adresse électronique ou une adresse IP.
        ${part.california`Elles comprennent ce que le droit de Californie appelle « personally identifiable
        information ».`}
      - Le **traitement** est toute opération portant sur ces données, par exemple leur collecte, leur
        conservation, leur utilisation, leur transmission et leur effacement.
      - Le **responsable du traitement** est la personne ou l’organisme qui décide des finalités et des moyens du traitement.
      - ${part.processor`Un **sous-traitant** est un prestataire qui traite des données pour le compte du
        responsable du traitement et uniquement sur ses instructions.`}
      - **Notre service** désigne les sites web et les applications auxquels ce document s’applique.
      - ${part.gdpr`Le **RGPD** est le règlement général sur la protection des données, règlement
        (UE) 2016/679.`}
      - ${part.british`Le **UK GDPR** est le règlement général sur la protection des données dans sa version
        applicable au Royaume-Uni. ${part.same`Lorsque nous citons un article du RGPD, il s’agit, pour les personnes se trouvant au Royaume-Uni, de
        l’article du UK GDPR portant le même numéro, sauf indication contraire.`}`}
      - ${part.area`L’**EEE** est l’Espace économique européen : les États membres de l’Union européenne ainsi que
        l’Islande, le Liechtenstein et la Norvège.`}`,
    it: ({ part }) => prose`
      ## Definizioni

      - I **dati personali** sono tutte le informazioni su una persona fisica identificata o identificabile,
        come un nome, un indirizzo e-mail o un indirizzo IP. ${part.california`Comprendono ciò che il diritto
        della California chiama «personally identifiable information».`}
      - Il **trattamento** è qualsiasi operazione su questi dati, come raccoglierli, conservarli,
        utilizzarli, comunicarli e cancellarli.
      - Il **titolare del trattamento** è chi decide le finalità e i mezzi del trattamento.
      - ${part.processor`Il **responsabile del trattamento** è un fornitore che tratta i dati per conto del
        titolare e solo secondo le sue istruzioni.`}
      - Per **nostro servizio** si intendono i siti web e le applicazioni a cui si applica questo documento.
      - ${part.gdpr`Il **GDPR** è il regolamento generale sulla protezione dei dati, regolamento
        (UE) 2016/679.`}
      - ${part.british`Il **UK GDPR** è il regolamento generale sulla protezione dei dati nella versione vigente
        nel Regno Unito. ${part.same`Quando citiamo un articolo del GDPR, per le persone nel Regno Unito si intende l’articolo del UK GDPR
        con lo stesso numero, salvo diversa indicazione.`}`}
      - ${part.area`Il **SEE** è lo Spazio economico europeo: gli Stati membri dell’Unione europea, l’Islanda, il
        Liechtenstein e la Norvegia.`}`,
    nl: ({ part }) => prose`
      ## Begrippen

      - **Persoonsgegevens** zijn alle gegevens over een geïdentificeerde of identificeerbare natuurlijke
        persoon, zoals een naam, e-mailadres of IP-adres. ${part.california`Daaronder valt ook wat het recht
        van Californië “personally identifiable information” noemt.`}
      - **Verwerking** is alles wat met deze gegevens gebeurt, zoals verzamelen, bewaren, gebruiken,
        doorgeven en wissen.
      - De **verwerkingsverantwoordelijke** is degene die het doel van en de middelen voor de verwerking
        bepaalt.
      - ${part.processor`Een **verwerker** is een dienstverlener die gegevens voor de verwerkingsverantwoordelijke en alleen volgens diens instructies verwerkt.`}
      - Met **onze dienst** bedoelen wij de websites en apps waarvoor dit document geldt.
      - ${part.gdpr`De **AVG** is de Algemene verordening gegevensbescherming, Verordening (EU) 2016/679.`}
      - ${part.british`De **UK GDPR** is de algemene verordening gegevensbescherming zoals die in het Verenigd
        Koninkrijk geldt. ${part.same`Noemen wij een artikel van de AVG, dan is voor mensen in het Verenigd Koninkrijk het artikel van de UK GDPR
        met hetzelfde nummer bedoeld, tenzij wij iets anders zeggen.`}`}
      - ${part.area`De **EER** is de Europese Economische Ruimte: de lidstaten van de Europese Unie, IJsland,
        Liechtenstein en Noorwegen.`}`,
  },
});
