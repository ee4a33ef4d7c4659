print("lunette-bench")
