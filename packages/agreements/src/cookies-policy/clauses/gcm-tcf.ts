import { given, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** What the policies of IAB Europe's framework want told (Appendix B). Google's Consent Mode v2 is told though no duty asks for it. */
export const consentSignals = clause({
  id: 'cp.gcm_tcf',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.gcm === 'yes' || a.tcf === 'yes',
  parts: {
    google: { meets: [], when: (a) => a.gcm === 'yes' },
    framework: { meets: ['iab-tcf'], when: (a) => a.tcf === 'yes' },
    tool: { meets: [], when: (a) => given(a.tcf_cmp_id) },
  },
  text: {
    de: ({ part, say }) => prose`
      ## Weitergabe Ihrer Auswahl an Werkzeuge

      ${part.google`**Google Consent Mode:** Wir teilen den Diensten von Google mit, ob Sie in Statistik (analytics_storage), Werbung
      (ad_storage), die Übermittlung von Nutzerdaten für Werbung (ad_user_data) und personalisierte Werbung (ad_personalization)
      eingewilligt haben. Ohne Einwilligung speichern und lesen diese Dienste dafür keine Cookies; je nach Einstellung können sie Meldungen ohne
      Kennung an Google senden.`}

      ${part.framework`**Transparency & Consent Framework:** Unser Banner folgt dem Rahmenwerk von IAB Europe ${part.tool`(Kennnummer des Werkzeugs: ${say.tcf_cmp_id})`}. In seinen
      Einstellungen finden Sie die Zwecke im Wortlaut des Rahmenwerks sowie die Zahl und die vollständige Liste der Anbieter mit ihren
      Datenschutzhinweisen, Rechtsgrundlagen und Speicherfristen. Ihre Auswahl wird als Zeichenkette gespeichert und an diese Anbieter
      weitergegeben. Wie Sie die Auswahl wieder aufrufen, steht im Abschnitt über die Änderung Ihrer Auswahl.`}`,
    en: ({ part, say }) => prose`
      ## How your choice is passed on to tools

      ${part.google`**Google Consent Mode:** we tell Google’s services whether you have consented to statistics (analytics_storage),
      advertising (ad_storage), the sending of user data for advertising (ad_user_data) and personalised advertising
      (ad_personalization). Without consent these services store and read no cookies for this; depending on the setting they may send messages
      without an identifier to Google.`}

      ${part.framework`**Transparency & Consent Framework:** our banner follows the framework of IAB Europe ${part.tool`(number of the tool: ${say.tcf_cmp_id})`}. In its settings you
      find the purposes in the words of the framework, and the number and full list of the providers with their privacy information,
      legal bases and storage periods. Your choice is stored as a string of characters and passed on to these providers. How to call it
      up again is described in the section on changing your choice.`}`,
    es: ({ part, say }) => prose`
      ## Comunicación de su elección a las herramientas

      ${part.google`**Modo de consentimiento de Google (Consent Mode):** comunicamos a los servicios de Google si usted ha consentido las
      estadísticas (analytics_storage), la publicidad (ad_storage), el envío de datos de usuario con fines publicitarios (ad_user_data) y la
      publicidad personalizada (ad_personalization). Sin consentimiento, esos servicios no guardan ni leen cookies para ello; según la configuración,
      pueden enviar a Google mensajes sin identificador.`}

      ${part.framework`**Transparency & Consent Framework:** nuestro banner sigue el marco de IAB Europe ${part.tool`(número de la herramienta: ${say.tcf_cmp_id})`}. En su
      configuración encontrará las finalidades con el texto del marco y el número y la lista completa de los proveedores, con su información de
      privacidad, sus bases jurídicas y sus plazos de conservación. Su elección se guarda como una cadena de caracteres y se comunica a esos
      proveedores. Cómo volver a abrirla se indica en el apartado sobre el cambio de su elección.`}`,
    fr: ({ part, say }) => prose`
      ## Transmission de votre choix aux outils

      ${part.google`**Mode Consentement de Google (Consent Mode) :** nous indiquons aux services de Google si vous avez consenti à la mesure
      d’audience (analytics_storage), à la publicité (ad_storage), à l’envoi de données d’utilisateur à des fins publicitaires (ad_user_data) et à
      la publicité personnalisée (ad_personalization). Sans consentement, ces services n’enregistrent ni ne lisent de cookies à ces fins ; selon le
      réglage, ils peuvent envoyer à Google des messages sans identifiant.`}

      ${part.framework`**Transparency & Consent Framework :** notre bandeau suit le cadre d’IAB Europe ${part.tool`(numéro de l’outil : ${say.tcf_cmp_id})`}. Ses paramètres
      présentent les finalités dans les termes du cadre, ainsi que le nombre et la liste complète des prestataires avec leurs informations sur la
      confidentialité, leurs bases juridiques et leurs durées de conservation. Votre choix est enregistré sous forme d’une chaîne de caractères et
      transmis à ces prestataires. La section sur la modification de votre choix indique comment l’afficher de nouveau.`}`,
    it: ({ part, say }) => prose`
      ## Trasmissione della Sua scelta agli strumenti

      ${part.google`**Modalità di consenso di Google (Consent Mode):** comunichiamo ai servizi di Google se Lei ha acconsentito alla statistica
      (analytics_storage), alla pubblicità (ad_storage), all’invio di dati dell’utente a fini pubblicitari (ad_user_data) e alla pubblicità
      personalizzata (ad_personalization). Senza consenso questi servizi non memorizzano né leggono cookie a tali fini; a seconda
      dell’impostazione possono inviare a Google messaggi privi di identificativi.`}

      ${part.framework`**Transparency & Consent Framework:** il nostro banner segue il quadro di IAB Europe ${part.tool`(numero dello strumento: ${say.tcf_cmp_id})`}. Nelle sue
      impostazioni trova le finalità nella formulazione del quadro, il numero e l’elenco completo dei fornitori con le rispettive informative sulla
      privacy, le basi giuridiche e i periodi di conservazione. La Sua scelta viene salvata come stringa di caratteri e comunicata a questi
      fornitori. Come richiamarla è indicato nella sezione sulla modifica della scelta.`}`,
    nl: ({ part, say }) => prose`
      ## Hoe uw keuze aan hulpmiddelen wordt doorgegeven

      ${part.google`**Toestemmingsmodus van Google (Consent Mode):** wij laten de diensten van Google weten of u hebt ingestemd met statistiek
      (analytics_storage), reclame (ad_storage), het sturen van gebruikersgegevens voor reclame (ad_user_data) en gepersonaliseerde reclame
      (ad_personalization). Zonder toestemming slaan deze diensten daarvoor geen cookies op en lezen zij er geen; afhankelijk van de instelling kunnen zij
      berichten zonder identificatiecode naar Google sturen.`}

      ${part.framework`**Transparency & Consent Framework:** onze banner volgt het kader van IAB Europe ${part.tool`(nummer van het hulpmiddel: ${say.tcf_cmp_id})`}. In de
      instellingen ervan vindt u de doelen in de woorden van het kader, en het aantal en de volledige lijst van aanbieders met hun privacyinformatie,
      rechtsgronden en bewaartermijnen. Uw keuze wordt als tekenreeks opgeslagen en aan deze aanbieders doorgegeven. Hoe u de keuze weer oproept,
      staat in het onderdeel over het wijzigen van uw keuze.`}`,
  },
});
