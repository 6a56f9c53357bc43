import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Fair use of an interface; keys; no fixed numbers that nobody answered. */
export const api = clause({
  id: 'tc.api',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.api_access === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Programmierschnittstelle (API)

      Nutzen Sie die Schnittstelle nur mit Ihrem eigenen Schlüssel, halten Sie ihn geheim und beachten Sie die Grenzen in der Dokumentation. Überlasten Sie den Dienst, dürfen wir Anfragen drosseln. Änderungen, nach denen bestehende Anwendungen nicht mehr funktionieren, kündigen wir rechtzeitig an, außer aus Gründen der Sicherheit.`,
    en: () => prose`
      ## Programming interface (API)

      Use the interface only with a key of your own, keep it secret and respect the limits in the documentation. If you overload the service, we may slow down requests. We announce changes that stop existing applications from working in good time, except for reasons of security.`,
    es: () => prose`
      ## Interfaz de programación (API)

      Use la interfaz solo con su propia clave, guárdela en secreto y respete los límites de la documentación. Si sobrecarga el servicio, podemos limitar las solicitudes. Anunciamos con tiempo los cambios con los que las aplicaciones existentes dejan de funcionar, salvo por motivos de seguridad.`,
    fr: () => prose`
      ## Interface de programmation (API)

      N’utilisez l’interface qu’avec votre propre clé, gardez-la secrète et respectez les limites de la documentation. Si vous surchargez le service, nous pouvons ralentir les requêtes. Nous annonçons en temps utile les changements qui rendent incompatibles les applications existantes, sauf pour des raisons de sécurité.`,
    it: () => prose`
      ## Interfaccia di programmazione (API)

      Usi l’interfaccia solo con una chiave propria, la tenga segreta e rispetti i limiti della documentazione. Se sovraccarica il servizio, possiamo rallentare le richieste. Annunciamo per tempo le modifiche che rendono incompatibili le applicazioni esistenti, salvo motivi di sicurezza.`,
    nl: () => prose`
      ## Programmeerinterface (API)

      Gebruik de interface alleen met een eigen sleutel, houd die geheim en houd u aan de grenzen in de documentatie. Overbelast u de dienst, dan mogen wij verzoeken vertragen. Wijzigingen waardoor bestaande toepassingen niet meer werken, kondigen wij tijdig aan, behalve om redenen van veiligheid.`,
  },
});
