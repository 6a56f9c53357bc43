import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Only words that later sections use.
export const definitions = clause({
  id: 'di.definitions',
  version: 1,
  parts: {},
  text: {
    de: () => prose`
      ## Begriffe

      - **Angebot**: die Websites und Apps, für die dieses Dokument gilt.
      - **Inhalte**: alles, was dort veröffentlicht ist, etwa Texte, Bilder, Ton, Videos, Daten und Dateien zum Herunterladen.
      - **Sie**: jede Person, die unser Angebot nutzt.`,
    en: () => prose`
      ## Terms used

      - **Service**: the websites and apps that this document covers.
      - **Content**: everything published there, such as texts, images, sound, videos, data and files for download.
      - **You**: anyone who uses our service.`,
    es: () => prose`
      ## Términos utilizados

      - **Servicio**: los sitios web y las aplicaciones a los que se aplica este documento.
      - **Contenidos**: todo lo que se publica en ellos, como textos, imágenes, sonido, vídeos, datos y archivos descargables.
      - **Usted**: cualquier persona que utilice nuestro servicio.`,
    fr: () => prose`
      ## Termes employés

      - **Service** : les sites et les applications auxquels ce document s’applique.
      - **Contenus** : tout ce qui y est publié, comme les textes, les images, les sons, les vidéos, les données et les fichiers à télécharger.
      - **Vous** : toute personne qui utilise notre service.`,
    it: () => prose`
      ## Termini usati

      - **Servizio**: i siti e le applicazioni a cui si applica questo documento.
      - **Contenuti**: tutto ciò che vi è pubblicato, come testi, immagini, suoni, video, dati e file da scaricare.
      - **Lei**: chiunque usi il nostro servizio.`,
    nl: () => prose`
      ## Begrippen

      - **Dienst**: de websites en apps waarvoor dit document geldt.
      - **Inhoud**: alles wat daar is gepubliceerd, zoals teksten, afbeeldingen, geluid, video’s, gegevens en bestanden om te downloaden.
      - **U**: iedereen die onze dienst gebruikt.`,
  },
});
