/** The sign-in page of the local issuer. */
export const signIn = {
  "demo.title": "Demo sign-in",
  "demo.notice":
    "This is a demo. There are no passwords and nobody checks who you are, so don't enter anything private.",
  "demo.pick": "Continue as a demo user",
  "demo.host": "Demo host",
  "demo.newHost": "New demo host",
  "demo.teamOwner": "Demo team owner",
  "demo.staff": "Demo team member",
  "demo.moderator": "Demo moderator",
  "demo.someoneElse": "Or continue as someone else",
  "demo.email": "Email",
  "demo.firstName": "First name",
  "demo.lastName": "Last name",
  "demo.continue": "Continue",
  "demo.cancel": "Cancel",
  "demo.emailProblem": "Enter an email address, for example name@example.com",
  "demo.nameProblem": "Enter a first name of up to 80 characters",
  "demo.lastNameProblem": "Enter a last name of up to 80 characters",
} as const;
