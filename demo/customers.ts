export const demoCustomers: readonly (readonly [name: string, phone: string])[] = [
  ["Maria Camilleri", "+35699110001"],
  ["Chidi Eze", "+35699110002"],
  ["Sara Lindqvist", "+35699110003"],
  ["Joseph Farrugia", "+35699110004"],
  ["Blessing Adeyemi", "+35699110005"],
  ["Elena Petrova", "+35699110006"],
  ["Kwame Mensah", "+35699110007"],
  ["Claire Zammit", "+35699110008"],
  ["Fatou Diop", "+35699110009"],
  ["Luca Bianchi", "+35699110010"],
  ["Grace Muthoni", "+35699110011"],
  ["Daniel Borg", "+35699110012"],
];
