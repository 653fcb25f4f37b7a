/** The sign-in page of the local issuer. */
export const signIn = {
  "demo.title": "Demo sign-in",
  "demo.notice":
    "This is a demo. No password is asked for, and nobody checks who you are: do not enter anything private.",
  "demo.pick": "Continue as one of the demo people",
  "demo.host": "Demo host",
  "demo.newHost": "Demo new host",
  "demo.moderator": "Demo moderator",
  "demo.someoneElse": "Or continue as someone else",
  "demo.email": "Email",
  "demo.firstName": "First name",
  "demo.lastName": "Last name",
  "demo.continue": "Continue",
  "demo.cancel": "Cancel",
  "demo.emailProblem": "Enter an email address, such as name@example.com",
  "demo.nameProblem": "Enter a first name of at most 80 characters",
  "demo.lastNameProblem": "Enter a last name of at most 80 characters",
} as const;
