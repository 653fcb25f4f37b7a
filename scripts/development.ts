// Must be imported first: React and React Router choose their build when they are loaded.
process.env.NODE_ENV = "development";
