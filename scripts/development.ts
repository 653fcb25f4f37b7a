// Imported before anything else: React and React Router choose their build when they are first loaded.
process.env.NODE_ENV = "development";
