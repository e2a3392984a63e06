export { type Contact, type ContactChange, changeContact, contacts, contactsOf } from './contact.js';
